import type { CommonFields } from '@portal/contract/forms/define-form.ts';

import { markTakenAlong } from '../../ui/taken-along.ts';

const OWNER = 'eier' satisfies keyof CommonFields;
const NAME = 'skjema' satisfies keyof CommonFields;
const TOKEN = 'formToken' satisfies keyof CommonFields;

/**
 * Lets the choice of language take with it what stands in an open form with text, so that the page in the other
 * language shows it there. Where several are open, the one in which something was typed. Feedback has no owner, and
 * goes along only when something was.
 */
export function addBegunForm(choice: HTMLFormElement): void {
  const open = [...document.forms].filter(
    (form) => NAME in form.elements && form.closest('details:not([open])') === null,
  );
  const begun =
    open.find((form) => [...form.elements].some(isTyped)) ?? open.find((form) => OWNER in form.elements);
  if (begun === undefined) return;
  markTakenAlong(begun);
  for (const [name, value] of new FormData(begun))
    if (name !== TOKEN)
      choice.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
}

/** A text area of ours is empty until somebody writes in it. */
const isTyped = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement
    ? element.value.trim() !== ''
    : element instanceof HTMLInputElement &&
      element.type !== 'hidden' &&
      element.value !== element.defaultValue;
