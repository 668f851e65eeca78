import { NBO_OVERSIKT } from '@portal/contract/anbefalte-produkter.ts';
import type { PageContext } from '@portal/contract/page.ts';
import type { Question } from '@portal/contract/query-key.ts';

import { tekster } from './tekster.ts';

export const title = tekster.tittel;

/** What the page asks for: first what the portal itself knows, then what other systems answer. */
export const queries = [
  'getOversiktConfig',
  'getSession',
  'getAvtaler',
  'getTilbud',
  'getKunde',
  'getHelseerklaering',
  'getAksepttilbud',
  'getUlesteMeldinger',
  'getMotoroppgaver',
  ['getProduktanbefaling', { produkt: NBO_OVERSIKT }],
] as const satisfies readonly Question[];

/** Only customers of savings banks have anything there. */
export const moreQueries = ({ hasSparebankintegrasjon }: PageContext): readonly Question[] =>
  hasSparebankintegrasjon === true ? ['getEikaAvtaler', 'getKundekommunikasjon'] : [];
