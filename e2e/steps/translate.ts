import type { Page } from '@playwright/test';

/**
 * Translates the pages opened from now on as browsers do: each text node is replaced by elements with the
 * translation, also for text that comes later. The nodes that React made are then no longer where React left them.
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

/** Browsers start to translate when the page has loaded. */
export async function translateShown(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('translate')));
}
