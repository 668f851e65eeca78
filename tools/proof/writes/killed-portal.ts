import { getFreePort } from '../../../postgres/src/process.ts';
import type { Portal, World } from '../faults/world.ts';

export type KilledPortal = Awaited<ReturnType<typeof startKilledPortal>>;

/** A portal that can be killed outright at any moment, and comes back on the same port and database. */
export async function startKilledPortal(world: World) {
  const port = await getFreePort();
  const killed = new Set<Portal>();
  let isEnding = false;
  let portal = start();

  function start(): Portal {
    const started = world.spawnPortal({ port });
    world.undo(() => {
      isEnding = true;
    });
    // The rejection is handled by whoever awaits it.
    started.ready.catch(() => {});
    void started.ended.then(() => {
      if (!isEnding && killed.has(started)) portal = start();
    });
    return started;
  }

  return {
    url: portal.url,
    /** Settles when the portal answers; at once when it does. */
    async ready() {
      for (;;) {
        const current = portal;
        try {
          await current.ready;
          if (!killed.has(current)) return;
        } catch (error) {
          // It may be killed while it starts, too.
          if (!killed.has(current)) throw error;
        }
        await current.ended;
      }
    },
    /** SIGKILL: the portal comes back by itself. One that is already dying is not killed twice: the next one is. */
    kill: function kill() {
      if (isEnding) return;
      if (killed.has(portal)) void portal.ended.then(kill);
      else {
        killed.add(portal);
        portal.kill();
      }
    },
    kills: () => killed.size,
  };
}
