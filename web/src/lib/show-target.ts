/**
 * Shows the element of the address's fragment, also when it comes later. Opens the row around it, scrolls to it and moves
 * focus there, unless the customer has done something in the meantime.
 */
export function showTarget(): void {
  const id = decode(window.location.hash.slice(1));
  const waiting = new AbortController();
  const { signal } = waiting;
  const reveal = (): void => {
    const target = document.getElementById(id);
    if (target === null || signal.aborted) return;
    waiting.abort();
    const row = target.closest('details');
    if (row !== null) row.open = true;
    // After the code that sets scroll position and focus on a new page.
    requestAnimationFrame(() => {
      target.scrollIntoView({ block: row === null ? 'start' : 'nearest' });
      if (target.tabIndex < 0) target.tabIndex = -1;
      (row?.querySelector('summary') ?? target).focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver(reveal);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['pointerdown', 'keydown', 'wheel', 'popstate'])
    window.addEventListener(type, () => waiting.abort(), { signal, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  reveal();
}

/** What cannot be decoded stands as it is, as browsers take it: an address can be typed by anyone. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
