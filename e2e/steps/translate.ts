import type { Page } from '@playwright/test';

/**
 * Translates the pages that are opened from here on as browsers do it: each piece of text gives its place to elements that
 * hold it in the other language, also what comes later. What React made is then no longer where it left it.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, title') !== null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || !text.isConnected || isOurs(text)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('translate', () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

/** As browsers do once the page has come. */
export async function translateShown(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('translate')));
}
