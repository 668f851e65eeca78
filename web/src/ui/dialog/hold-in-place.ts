/**
 * Makes a dialog that came with the page modal where it stands. `showModal` would move it to the browser's top layer:
 * the same picture, and painted anew.
 *
 * @param onDismiss Escape, or a click outside
 * @returns a function that lets the page be used again
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
  const isOutside = ({ target }: Event) => target instanceof Node && !dialog.contains(target);
  let isPressedOutside = false;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss(), { signal });
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
