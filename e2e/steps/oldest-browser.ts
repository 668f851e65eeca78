import type { BrowserContext } from '@playwright/test';
import { listLacking } from '../../tools/browsers/list-lacking.ts';

/**
 * Removes from every page, before its first script, what at least one of the supported browsers lacks. Not what
 * belongs to `Error`: Chromium relies on that itself, and without it pages with frames crash.
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
