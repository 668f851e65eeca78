/**
 * A press on a button of a part whose script is on its way is done again when that has come: React would drop it. When
 * the script cannot be had, it is done as it is without script.
 *
 * @param part matches the element of the part
 * @param script of the part
 */
export function repeatPress(part: string, script: Promise<unknown>): void {
  if (typeof document === 'undefined') return;
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`${part} button`) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  const release = (): void => {
    document.removeEventListener('click', hold, { capture: true });
    pressed?.click();
  };
  document.addEventListener('click', hold, { capture: true });
  // In a task of its own, when React has learned that the script is there.
  const releaseLater = (): unknown => setTimeout(release);
  script.then(releaseLater, releaseLater);
}
