import type { CommonFields } from '@portal/contract/forms/define-form.ts';

const OWNER = 'eier' satisfies keyof CommonFields;
const TOKEN = 'formToken' satisfies keyof CommonFields;

/**
 * Lets the choice of language take with it what stands in an open form with text, so that the page in the other
 * language shows it there. Where several are open, the one in which something was typed.
 */
export function addBegunForm(choice: HTMLFormElement): void {
  const open = [...document.forms].filter(
    (form) => form.elements.namedItem(OWNER) !== null && form.closest('details:not([open])') === null,
  );
  const begun = open.find((form) => [...form.elements].some(isTyped)) ?? open[0];
  if (begun === undefined) return;
  for (const [name, value] of new FormData(begun)) {
    if (name === TOKEN || typeof value !== 'string') continue;
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    choice.append(input);
  }
}

const isTyped = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.type !== 'hidden' &&
  element.value !== element.defaultValue;
