/**
 * Closes the menu on Escape, on a click outside it, when the focus leaves it, since it would cover what has it, and when
 * something in it is chosen, since client-side navigation keeps the document. It stays under a dialog, which gives the
 * focus back.
 *
 * @returns a function that stops it
 */
export function watchMenu(menu: HTMLDetailsElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open || defaultPrevented || document.querySelector('dialog[open]')) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  /** Of nothing, when the window loses the focus, it stays. */
  const closeFor = (target: EventTarget | null) => {
    if (target instanceof Element && !menu.contains(target) && !target.closest('dialog')) menu.open = false;
  };
  // A link that opens elsewhere does not close the menu.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([target=_blank])') !== null) menu.open = false;
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  // On its way down: React stops it in a part of the page that it has not taken over.
  document.addEventListener('pointerdown', ({ target }) => closeFor(target), { signal, capture: true });
  menu.addEventListener('focusout', ({ relatedTarget }) => closeFor(relatedTarget), { signal });
  menu.addEventListener('click', onClick, { signal });
  return () => watching.abort();
}
