import type { Form } from '@portal/contract/forms/define-form.ts';

import { useRefusedForm } from './post-form.tsx';
import { tekster as alle } from './untold-tekster.nb.ts';
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
  if (!refused || refused.isBegun || (form ?? refused).skjema !== refused.skjema) return '';
  // After an error of ours, or of another system, nobody knows; after any other it is known.
  const mayBeDone = /^(?:KILDE_|UTILGJENGELIG|UKJENT)/.test(refused.code);
  const feilet = mayBeDone ? tekster.uvisst : alle.ikkeLagret;
  return `${toFailureText(refused.code, { ...tekster, feilet })} `;
}
