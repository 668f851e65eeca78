import type { OutsideName } from '../../../server/src/outside/outside-systems.ts';
import type { Ask } from './http-client.ts';

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

/** Opens a page, reads it to its end, and what its data blocks tell. */
export async function readPage(ask: Ask, url: string, cookie: string): Promise<ReadPage> {
  const { status, ms, body } = await ask(url, { headers: { cookie, accept: 'text/html' } });
  const facts = [...body.toString().matchAll(BLOCK)].flatMap(([, query = '', json = '{}']) => {
    const { state, value } = JSON.parse(json) as { state?: string; value?: unknown };
    return state === 'ok' ? [query, ...listRows(value).map((row) => `${query} ${row}`)] : [];
  });
  return { status, ms, facts: new Set(facts) };
}

/** Whether a page may lack this fact while the system fails. */
export function dependsOn(fact: string, system: OutsideName): boolean {
  return fact.endsWith(` ${system}`) || (queriesOf[system]?.test(fact) ?? false);
}

/** Of all lists in an answer. `sources` names the systems too, but holds no number and no name. */
function listRows(value: unknown): string[] {
  const lists: unknown[] = Object.values(Object(value)).filter((one) => Array.isArray(one));
  const rows = lists.flat().map((row) => Object(row) as { systemSource: string; policyNumber?: string });
  return rows
    .filter((row) => 'systemSource' in row && 'name' in row)
    .map(({ policyNumber = 'uten nummer', systemSource }) => `${policyNumber} ${systemSource}`);
}
