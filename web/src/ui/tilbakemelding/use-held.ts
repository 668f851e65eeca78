import { type RefObject, useLayoutEffect } from 'react';

/**
 * What is being sent cannot be changed: the thanks take the place of the form, and of what was changed meanwhile. A
 * disabled field would lose the focus.
 */
export function useHeld(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  useLayoutEffect(() => {
    const sent = form.current;
    if (!isSending || sent === null) return undefined;
    const texts = sent.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
    const choices = sent.querySelectorAll('[type=radio], [type=checkbox]');
    for (const text of texts) text.readOnly = true;
    for (const choice of choices) choice.setAttribute('aria-disabled', 'true');
    const listening = new AbortController();
    const keep = (event: Event): void => {
      if (![...choices].some((choice) => choice === event.target)) return;
      event.preventDefault();
      // React reads a choice before the browser takes it back.
      event.stopPropagation();
    };
    sent.addEventListener('click', keep, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      for (const text of texts) text.readOnly = false;
      for (const choice of choices) choice.removeAttribute('aria-disabled');
    };
  }, [form, isSending]);
}
