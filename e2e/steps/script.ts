import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated this element and listens: before that a form is a real form post, a link a new
 * document, and a button may do nothing.
 */
export async function expectScriptIn(part: Locator): Promise<void> {
  const isTaken = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => part.evaluate(isTaken)).toBe(true);
  // Listeners on the whole page are added right after.
  await part.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // On a page that is never idle the callback would never come, and not every browser supports it.
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
        else setTimeout(resolve, 0);
      }),
  );
}
