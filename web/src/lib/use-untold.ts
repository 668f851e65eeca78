import type { Form } from '@portal/contract/forms/define-form.ts';

import { useRefusedForm } from './post-form.tsx';
import { toFailureText } from './what-to-do.ts';

/**
 * What a refused form cannot say itself, since what it changes could not be read and it is not there: a sentence before
 * the page's own, or nothing.
 *
 * @param form any, if left out
 */
export function useUntold(
  tekster: { loggetUt: string; uvisst: string },
  form?: Pick<Form, 'skjema'>,
): string {
  const refused = useRefusedForm();
  return refused && !refused.isBegun && (form ?? refused).skjema === refused.skjema
    ? `${toFailureText(refused.code, { ...tekster, feilet: tekster.uvisst })} `
    : '';
}
