import { MAIN_ID } from './main-id.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * Keeps the keyboard position when the page removes the focused element: an answer replaces its 'Prøv igjen', a form
 * was saved, a message was closed. Focus moves to the first control of the nearest ancestor that is still there,
 * otherwise to the page's content; never to `body`, where Tab starts at the top. Code that moves focus itself, such as
 * client-side navigation, runs first.
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  let around: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = listAround(target);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    // Focus is moving to another control.
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (target !== focused || !focused?.isConnected || document.activeElement === focused) return;
      // The customer clicked elsewhere, unless the row around the element has closed.
      if (isGone(focused)) putBack();
      else focused = undefined;
    });
  };
  const putBack = (): void => {
    if (focused === undefined || !isGone(focused) || document.activeElement !== document.body) return;
    focused = undefined;
    findPlace(around)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (focused?.isConnected !== false) return;
    clearTimeout(timer);
    timer = setTimeout(putBack);
  });

  if (document.activeElement !== null && document.activeElement !== document.body) {
    focused = document.activeElement;
    around = listAround(focused);
  }
  // On their way down: React stops them in a part of the page that it has not taken over.
  document.addEventListener('focusin', onFocus, { capture: true });
  document.addEventListener('focusout', onBlur, { capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus, { capture: true });
    document.removeEventListener('focusout', onBlur, { capture: true });
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * The content of a closed row still has a layout box, but is not visible. A row with a hidden summary is shown open by
 * its styles.
 */
function isGone(element: Element): boolean {
  const row = element.closest('details:not([open]) > :not(summary)')?.parentElement;
  const summary = row?.querySelector('summary');
  return !element.isConnected || (summary?.getClientRects().length ?? 0) > 0;
}

/** From the inside out. Read while the element is in the document, since a removed element has no ancestors. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement)
    around.push(part);
  return around;
}

function findPlace(around: readonly Element[]): HTMLElement | null {
  for (const part of around) {
    // The whole page: its first control is the skip link, which moves everything below it when it appears.
    if (part.id === MAIN_ID || part.querySelector(`#${MAIN_ID}`) !== null) break;
    if (!part.isConnected) continue;
    const control = [...part.querySelectorAll<HTMLElement>(CONTROLS)].find(canBeFocused);
    if (control !== undefined) return control;
  }
  return document.getElementById(MAIN_ID);
}

function canBeFocused(control: HTMLElement): boolean {
  return !control.matches(':disabled') && control.getClientRects().length > 0 && !isGone(control);
}
