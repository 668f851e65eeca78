import { MAIN_ID } from './main-id.ts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * Keeps the keyboard's place when the page takes away what held the focus: an answer that replaces its 'Prøv igjen', a
 * form that was saved, a message that was closed. Focus goes to the first control of the nearest part around it that
 * still stands, and to the page's content where there is none; never to `body`, from where Tab begins at the top.
 * What moves focus itself, such as a new page, comes first.
 *
 * @returns what ends it
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
    // On its way to another control.
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (target !== focused || !focused?.isConnected || document.activeElement === focused) return;
      // Left by the customer, who pressed beside it, unless the row around it has closed.
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
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * What a row that has closed holds still has a place on the page, and is not seen. One whose summary is hidden is shown
 * open by its styles.
 */
function isGone(element: Element): boolean {
  const row = element.closest('details:not([open]) > :not(summary)')?.parentElement;
  const summary = row?.querySelector('summary');
  return !element.isConnected || (summary?.getClientRects().length ?? 0) > 0;
}

/** From the inside out; read while the element stands, since what is taken away has nothing around it. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement)
    around.push(part);
  return around;
}

function findPlace(around: readonly Element[]): HTMLElement | null {
  for (const part of around) {
    // The page as a whole: its first control is the link past the menu, which moves all below it as it is shown.
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
