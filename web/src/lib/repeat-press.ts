import { isScriptOn } from './script-state.ts';

export interface HeldPresses {
  /** Resolves with the first press, which need not wait for anything else. */
  pressed: Promise<void>;
  /** The script has come, or cannot be had: the last press is done again, and each later one at once. */
  release: () => void;
}

/**
 * A press on a button of a part whose script is on its way is done again when that has come: React would drop it. When
 * the script cannot be had, it is done as it is without script. So is every press while our script is not on: it may
 * never be.
 *
 * @param part matches the element of the part
 */
export function holdPresses(part: string): HeldPresses {
  let tellPressed = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    tellPressed = resolve;
  });
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`${part} button`) : null;
    if (button === null || !isScriptOn()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    tellPressed();
  };
  if (import.meta.env.SSR) return { pressed: first, release: () => undefined };
  document.addEventListener('click', hold, { capture: true });
  return {
    pressed: first,
    // In a task of its own, when React has learned that the script is there.
    release: () =>
      void setTimeout(() => {
        document.removeEventListener('click', hold, { capture: true });
        pressed?.click();
        pressed = undefined;
      }),
  };
}
