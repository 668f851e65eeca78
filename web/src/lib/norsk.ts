import type { MaybeNorsk } from '@portal/contract/norsk.ts';
import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { lokale } from '@portal/contract/format/lokale.nb.ts';

/**
 * Attributes of an element whose text may be in another language than the page, for screen readers and translation.
 * None if it is the page's language.
 */
export function ofSprak(sprak: Sprak = STANDARD_SPRAK): { lang?: Sprak } {
  return sprak === lokale.sprak ? {} : { lang: sprak };
}

/** Of an element whose text is not ours: a source system or a bank wrote it in bokmål. */
export const norsk = ofSprak();

/** Of an element whose text is from a content file, which may lack the language. */
export function ofInnhold({ norsk: isNorsk }: MaybeNorsk): { lang?: Sprak } {
  return isNorsk === true ? norsk : {};
}
