import { startService, type Service } from '../service.ts';

/** A portal that can be killed outright at any moment, and comes back on the same port and database. */
export interface KilledPortal {
  /** Settles when the portal answers; at once when it does. */
  ready: () => Promise<void>;
  /** SIGKILL: nothing is finished, nothing is said. The portal comes back by itself. */
  kill: () => void;
  kills: () => number;
  /** Ends it for good. */
  stop: () => Promise<void>;
}

export function startKilledPortal(env: NodeJS.ProcessEnv): KilledPortal {
  const killed = new Set<Service>();
  let isStopping = false;
  let portal = start();

  function start(): Service {
    const started = startService({ name: 'The portal', script: 'server/src/main.ts', env, onLine: () => {} });
    // The rejection is handled by whoever awaits it.
    started.ready.catch(() => {});
    void started.ended.then(() => {
      if (!isStopping && killed.has(started)) portal = start();
    });
    return started;
  }

  async function waitUntilUp(): Promise<void> {
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
  }

  /** A process that is already dying is not killed twice: the next one is. */
  function kill(): void {
    if (isStopping) return;
    if (killed.has(portal)) {
      void portal.ended.then(kill);
      return;
    }
    killed.add(portal);
    portal.kill();
  }

  return {
    ready: waitUntilUp,
    kill,
    kills: () => killed.size,
    stop: async () => {
      isStopping = true;
      await portal.stop(10_000);
    },
  };
}
