import type { BrowserContext } from '@playwright/test';
import { listLacking } from '../../tools/browsers/list-lacking.ts';

/**
 * Takes away from every page, before its first script, what one or other of the stated browsers lacks. Not what stands on
 * `Error`: Chromium goes by that itself, and without it every other page that frames another crashes.
 */
export async function takeAwayWhatIsNew(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (ways) => {
      const isOwner = (value: unknown): value is object =>
        typeof value === 'object' || typeof value === 'function';
      for (const way of ways) {
        const owner = way
          .slice(0, -1)
          .reduce<unknown>(
            (at, name) => (isOwner(at) && at !== null ? Reflect.get(at, name) : undefined),
            globalThis,
          );
        if (isOwner(owner) && owner !== null) Reflect.deleteProperty(owner, way.at(-1) ?? '');
      }
    },
    listLacking().filter(([owner, name]) => owner !== 'Error' || name === undefined),
  );
}
