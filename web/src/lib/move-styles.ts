import { STYLE_FILES_ATTRIBUTE } from '@portal/contract/document.ts';

/** Moves the styles that stand among the page's content to its head. React knows nothing of them, and would miss what it knows. */
export function moveStylesToHead(): void {
  document.head.append(...document.querySelectorAll(`body [${STYLE_FILES_ATTRIBUTE}]`));
}
