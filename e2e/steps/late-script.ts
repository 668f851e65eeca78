import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** How late each file of the portal's script comes, in ms: finds stories that are told before the script is there. */
const delayMs = Number(process.env['STORY_SCRIPT_DELAY_MS'] ?? 0);

export async function delayScript(context: BrowserContext): Promise<void> {
  if (delayMs === 0) return;
  await context.route(/\/assets\/[^?]*\.js$/, async (route) => {
    await setTimeout(delayMs);
    // The page may have been left meanwhile.
    await route.fallback().catch(() => undefined);
  });
}
