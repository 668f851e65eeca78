import type { CommonFields } from '@portal/contract/forms/define-form.ts';

import { findTaken, markTakenAlong } from '../../ui/taken-along.ts';

const OWNER = 'eier' satisfies keyof CommonFields;
const NAME = 'skjema' satisfies keyof CommonFields;
const TOKEN = 'formToken' satisfies keyof CommonFields;

/** What the press before added: on a slow line a language is pressed twice, and Back may bring the same page. */
let added: readonly HTMLInputElement[] = [];

/**
 * When the language changes, text typed in an open form moves to the new page. If several are open, the one typed in
 * moves. Feedback has no owner, and moves only when something was typed; a survey moves with all its answers. Neither
 * moves while it is being sent: the customer would send it again.
 */
export function addBegunForm(choice: HTMLFormElement): void {
  for (const input of added) input.remove();
  added = [];
  const open = [...document.forms].filter(
    (form) =>
      (NAME in form.elements || findTaken(form) !== undefined) &&
      form.closest('details:not([open])') === null &&
      form.dataset['sending'] === undefined,
  );
  const begun =
    open.find((form) => findTaken(form) !== undefined || [...form.elements].some(isTyped)) ??
    open.find((form) => OWNER in form.elements);
  if (begun === undefined) return;
  markTakenAlong(begun);
  added = [...(findTaken(begun) ?? new FormData(begun))]
    .filter(([name]) => name !== TOKEN)
    .map(([name, value]) => Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  choice.append(...added);
}

/** A text area of ours is empty until somebody writes in it. */
const isTyped = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement
    ? element.value.trim() !== ''
    : element instanceof HTMLInputElement &&
      element.type !== 'hidden' &&
      element.value !== element.defaultValue;
