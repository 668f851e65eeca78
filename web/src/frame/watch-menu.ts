import { findTopDialog } from '../ui/dialog/open-dialogs.ts';

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
    if (key !== 'Escape' || !menu.open || defaultPrevented || findTopDialog()) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  // No `relatedTarget`: the window lost the focus, or a press was on nothing.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
    if (!relatedTarget.closest('dialog')) menu.open = false;
  };
  // A link that opens elsewhere does not close the menu.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([target])') !== null) menu.open = false;
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  // On its way down: React stops it in a part of the page that it has not taken over.
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  menu.addEventListener('focusout', onFocusOut, { signal });
  menu.addEventListener('click', onClick, { signal });
  return () => watching.abort();
}
