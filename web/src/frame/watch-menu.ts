/**
 * Closes the menu by Escape, by a press beside it, and when something in it is chosen: the page may change under it
 * without a new document.
 *
 * @returns what ends it
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
  // What opens beside the page leaves the menu as it is.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([target])') !== null) menu.open = false;
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  menu.addEventListener('click', onClick, { signal });
  return () => watching.abort();
}
