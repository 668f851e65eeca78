import type { OutsideName } from '../../../server/src/outside/outside-systems.ts';

/** A page as a browser got it. */
export interface ReadPage {
  status: number;
  /** From the request to the last byte, milliseconds. */
  ms: number;
  /** One line for each answered query, and for each agreement or offer with its source. */
  facts: Set<string>;
}

const BLOCK = /<script type="application\/json" data-block="([^"]*)">(.*?)<\/script>/gs;

/** Queries that answer nothing without the system; for source systems the rows themselves name their source. */
const queriesOf: Partial<Record<OutsideName, RegExp>> = {
  OPPGAVER: /^get(?:Helseerklaering|Aksepttilbud|UlesteMeldinger|Motoroppgaver)/,
  // Without the customer record the profile has no content, and says so at once.
  KUNDEREGISTER: /^get(?:Kunde|Livkunde|Samtykke(?:r|tekster)|Reservasjon)/,
  LIVREGISTER: /^getLivkunde/,
  SAMTYKKEREGISTER: /^get(?:Samtykketekster|Reservasjon)/,
  ANBEFALINGER: /^getProduktanbefaling/,
  DATADELING: /^getRegistrerteDelinger/,
  // Its own agreements stand among the others, under the numbers of its test customer.
  SPAREBANK: /^get(?:SparebankAvtaler|Sparebankmeldinger)|^getAvtaler E[SP]-30/,
};

/** Opens a page, reads it to its end, and what its data blocks tell. @throws when the connection breaks */
export async function readPage(url: string, cookie: string): Promise<ReadPage> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
  const html = await answer.text();
  const ms = performance.now() - startedAt;
  const facts = [...html.matchAll(BLOCK)].flatMap(([, query = '', json = '{}']) => {
    const { state, value } = JSON.parse(json) as { state?: string; value?: unknown };
    return state === 'ok' ? [query, ...listRows(value).map((row) => `${query} ${row}`)] : [];
  });
  return { status: answer.status, ms, facts: new Set(facts) };
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
