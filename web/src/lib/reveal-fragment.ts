/**
 * Shows what the address's fragment points at, as a browser does when it opens an address: when the page changes
 * without a new document nobody else does. Opens the row that holds it and puts the customer there.
 */
export function revealFragment(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target === null) return;
  const row = target.closest('details');
  if (row !== null) row.open = true;
  // After whoever else places scroll and focus on a new page.
  requestAnimationFrame(() => {
    target.scrollIntoView({ block: 'nearest' });
    row?.querySelector('summary')?.focus({ preventScroll: true });
  });
}
