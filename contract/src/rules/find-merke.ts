import { isUnderBehandling } from './avtalepris.ts';
import { isAvsluttes, isFornyes, isFornyesIkke, type Status } from './kostnader/sluttdato.ts';

/** What the tag of an agreement says. */
export type Merke = 'underBehandling' | 'avsluttes' | 'midlertidig' | 'fornyesIkke' | 'fornyelse';

/**
 * The first rule that matches wins. "Not renewed" comes before renewal, since an agreement may have both. Undefined:
 * it has no tag.
 */
export function findMerke(avtale: Status): Merke | undefined {
  if (isUnderBehandling(avtale)) return 'underBehandling';
  if (isAvsluttes(avtale)) return 'avsluttes';
  if (avtale.avtaleStatus === 'PENDING') return avtale.systemSource === 'PROLIFE' ? 'midlertidig' : undefined;
  if (isFornyesIkke(avtale)) return 'fornyesIkke';
  return isFornyes(avtale) ? 'fornyelse' : undefined;
}
