/**
 * Closes the menu on Escape, on a click outside it, and when something in it is chosen, since client-side navigation
 * keeps the document.
 *
 * @returns a function that stops it
 */
export function watchMenu(menu: HTMLDetailsElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  // A link that opens elsewhere does not close the menu.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([target])') !== null) menu.open = false;
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  // On its way down: React stops it in a part of the page that it has not taken over.
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  menu.addEventListener('click', onClick, { signal });
  return () => watching.abort();
}
