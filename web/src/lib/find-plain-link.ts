/**
 * The address of the same-origin link that a mouse, finger or key is at; undefined where the browser must handle it: in
 * another tab or window, as a download, as a place on the same page.
 */
export function findPlainLink({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin !== window.location.origin || (isSamePage && url.hash !== '') ? undefined : url;
}

/** Whether a press or click follows the link in this tab: with the first button, and no key that asks for more. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
