/** Bodies of functions that run in a page, whatever the engine. */

/** All elements at an XPath that have a place on the page. */
export const listSeen = (xpath: string) => `
  const all = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  const elements = Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index));
  const seen = elements.filter((element) => element.getClientRects().length > 0);
`;

/** The first of them, or null. */
export const findSeen = (xpath: string) => `${listSeen(xpath)} return seen[0] ?? null;`;
