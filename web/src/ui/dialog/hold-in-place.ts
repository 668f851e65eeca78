import { findTopDialog } from './open-dialogs.ts';

/**
 * Makes a dialog that came with the page modal without moving it. `showModal` would move it to the browser's top
 * layer, and the browser would paint it again.
 *
 * @param onDismiss called on Escape, and on a click outside, unless they were for something else: a dialog over it, a toast
 * @returns a function that makes the rest of the page usable again
 */
export function holdInPlace(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  const around = [...(dialog.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of around) element.inert = true;
  dialog.setAttribute('aria-modal', 'true');
  const listening = new AbortController();
  const { signal } = listening;
  // Nor in a dialog above, which may be gone at the click that follows.
  const isOutside = ({ target }: Event) => target instanceof Element && !target.closest('dialog');
  let isPressedOutside = false;
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) =>
      key === 'Escape' && !defaultPrevented && findTopDialog() === dialog && onDismiss(),
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      isPressedOutside = isOutside(event);
    },
    { signal },
  );
  document.addEventListener('click', (event) => isPressedOutside && isOutside(event) && onDismiss(), {
    signal,
  });
  return () => {
    listening.abort();
    for (const element of around) element.inert = false;
  };
}
