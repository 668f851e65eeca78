import type { CommonFields } from '@portal/contract/forms/define-form.ts';

import { findTaken, markTakenAlong } from '../../ui/taken-along.ts';

const OWNER = 'eier' satisfies keyof CommonFields;
const NAME = 'skjema' satisfies keyof CommonFields;
const TOKEN = 'formToken' satisfies keyof CommonFields;

/**
 * When the language changes, text typed in an open form moves to the new page. If several are open, the one typed in
 * moves. Feedback has no owner, and moves only when something was typed; a survey moves with all its answers.
 */
export function addBegunForm(choice: HTMLFormElement): void {
  const open = [...document.forms].filter(
    (form) =>
      (NAME in form.elements || findTaken(form) !== undefined) &&
      form.closest('details:not([open])') === null,
  );
  const begun =
    open.find((form) => findTaken(form) !== undefined || [...form.elements].some(isTyped)) ??
    open.find((form) => OWNER in form.elements);
  if (begun === undefined) return;
  markTakenAlong(begun);
  for (const [name, value] of findTaken(begun) ?? new FormData(begun))
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
