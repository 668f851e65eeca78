/**
 * A press on a button of a part whose script is on its way is done again when that has come: React would drop it. When
 * the script cannot be had, it is done as it is without script.
 *
 * @param part matches the element of the part
 * @param load of its script; `pressed` resolves with the first press, which need not wait for anything else
 */
export function repeatPress<Module>(
  part: string,
  load: (pressed: Promise<void>) => Promise<Module>,
): Promise<Module> {
  let tellPressed = (): void => undefined;
  const script = load(
    new Promise((resolve) => {
      tellPressed = resolve;
    }),
  );
  if (typeof document === 'undefined') return script;
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`${part} button`) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    tellPressed();
  };
  const release = (): void => {
    document.removeEventListener('click', hold, { capture: true });
    pressed?.click();
  };
  document.addEventListener('click', hold, { capture: true });
  // In a task of its own, when React has learned that the script is there.
  const releaseLater = (): unknown => setTimeout(release);
  script.then(releaseLater, releaseLater);
  return script;
}
