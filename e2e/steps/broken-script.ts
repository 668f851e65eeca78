import type { BrowserContext } from '@playwright/test';

/**
 * How the portal's script fails. `blocked`: no file arrives. `cut`: each file ends in the middle, as on a broken
 * connection. `throws`: the first line of each file throws. `old`: the browser lacks something the script needs.
 */
export type BrokenScript = 'blocked' | 'cut' | 'throws' | 'old';

/** What the browser itself reports then. */
export const troubleOfBrokenScript =
  /ERR_FAILED.*\.js|in the 'integrity' attribute for resource|Failed to load resource: net::ERR_FAILED|page error: (?:$|Error: Broken|SyntaxError)|preload/;

export async function breakScript(context: BrowserContext, how: BrokenScript): Promise<void> {
  if (how === 'old') {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'findLast');
    });
    return;
  }
  await context.route(/\/assets\/[^?]*\.js$/, async (route) => {
    if (how === 'blocked') {
      await route.abort();
      return;
    }
    const response = await route.fetch();
    const code = await response.text();
    const body = how === 'cut' ? code.slice(0, code.length / 2) : `throw new Error('Broken');\n${code}`;
    await route.fulfill({ response, body });
  });
}
