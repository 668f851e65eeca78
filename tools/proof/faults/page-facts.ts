import type { OutsideName } from '../../../server/src/outside/outside-systems.ts';
import type { ReadPage } from './read-page.ts';

/** Queries that answer nothing without the system; for source systems the rows themselves name their source. */
const queriesOf: Partial<Record<OutsideName, RegExp>> = {
  OPPGAVER: /^get(?:Helseerklaering|Aksepttilbud|UlesteMeldinger|Motoroppgaver)/,
  // Without the customer record the profile has no content, and says so at once.
  KUNDEREGISTER: /^get(?:Kunde|Livkunde|Samtykketekster|Reservasjon)/,
  LIVREGISTER: /^getLivkunde/,
  SAMTYKKEREGISTER: /^get(?:Samtykketekster|Reservasjon)/,
  ANBEFALINGER: /^getProduktanbefaling/,
  // Its own agreements stand among the others, under the numbers of its test customer.
  SPAREBANK: /^get(?:SparebankAvtaler|Sparebankmeldinger)|^getAvtaler E[SP]-30/,
};

/** What a page tells, one line for each answered query and for each agreement or offer with its source. */
export function listFacts({ answers }: Pick<ReadPage, 'answers'>): string[] {
  return [...answers].flatMap(([query, { state, value }]) =>
    state === 'ok' ? [query, ...listRows(value).map((row) => `${query} ${row}`)] : [],
  );
}

/** Whether a page may lack this fact while the system fails. */
export function dependsOn(fact: string, system: OutsideName): boolean {
  return fact.endsWith(` ${system}`) || (queriesOf[system]?.test(fact) ?? false);
}

function listRows(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .filter((list) => Array.isArray(list))
    .flat()
    .filter((row): row is { systemSource: string; policyNumber?: string } => isRow(row))
    .map(({ policyNumber, systemSource }) => `${policyNumber ?? 'uten nummer'} ${systemSource}`);
}

/** `sources` names the systems too, but holds no number and no name. */
function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'systemSource' in row && 'name' in row;
}
