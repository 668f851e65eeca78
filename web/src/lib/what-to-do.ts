import type { ApiError } from '@portal/contract/client.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

import { tekster } from './what-to-do-tekster.nb.ts';

export const { forMange } = tekster;

/** What a customer can do when something could not be saved: a sentence that follows the error. */
export function whatToDo({ status, code }: Pick<ApiError, 'status' | 'code'>): string {
  if (status === 0) return tekster.ikkePaNett;
  if (code === 'FINNES_IKKE') return tekster.finnesIkke;
  if (code === 'IKKE_TILLATT') return tekster.lastPaNytt;
  if (code === 'FOR_MANGE_FORSPORSLER') return forMange;
  return tekster.provIgjen;
}

/** The text for a failed write that the customer can do nothing about. */
export function toFailureText(
  code: ErrorCode | undefined,
  { loggetUt, feilet }: { loggetUt: string; feilet: string },
): string {
  if (code === 'FOR_MANGE_FORSPORSLER') return forMange;
  return code === 'IKKE_INNLOGGET' ? loggetUt : feilet;
}
