/**
 * Shows the element of the address's fragment. The browser does so only for a new document, so client-side navigation
 * needs it. Opens the row around the element, scrolls to it and moves focus there.
 */
export function revealFragment(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target === null) return;
  const row = target.closest('details');
  if (row !== null) row.open = true;
  // After the code that sets scroll position and focus on a new page.
  requestAnimationFrame(() => {
    target.scrollIntoView({ block: 'nearest' });
    row?.querySelector('summary')?.focus({ preventScroll: true });
  });
}
