/** Function bodies that run in a page, in any engine. */

/** All elements matching an XPath that take up space on the page. */
export const listSeen = (xpath: string) => `
  const all = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  const elements = Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index));
  const seen = elements.filter((element) => element.getClientRects().length > 0);
`;

/**
 * The first such element once it has stood still for two frames, otherwise null: ask again. A click on a moving
 * element misses. WebKit gives a frame that it takes to be outside the window one each ten seconds, so a second of
 * standing still is enough too. One outside the window is scrolled to the middle, since at the edge a toast may cover it.
 */
export const findStill = (xpath: string) => `
  ${listSeen(xpath)}
  const element = seen[0];
  if (element === undefined) return null;
  const { x, y, top, bottom } = element.getBoundingClientRect();
  const before = window.lastSought;
  if (before?.element === element && before.x === x && before.y === y)
    return before.frames < 2 && performance.now() < before.until ? null : element;
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const now = { element, x, y, frames: 0, until: performance.now() + 1000 };
  window.lastSought = now;
  const count = () => ++now.frames < 2 && requestAnimationFrame(count);
  requestAnimationFrame(count);
  return null;
`;
