import fc from 'fast-check';
import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { makeOutsideUrls } from '../../testing/outside-settings.ts';
import { startOutsideProxy } from '../outside-proxy.ts';
import type { Proof } from './proof.ts';
import { LO_MEDLEM, STANDARD, startProofPortal } from './proof-portal.ts';

type Row = Record<string, unknown>;
/** One field of the first row in every list, and its bad value. */
interface Fault {
  field: string;
  value: unknown;
}

/** Lone surrogates, wrong types, huge values, and what could break a page or a script. */
const values: readonly unknown[] = [
  '\ud800',
  'a\udfff',
  '\u0000',
  '\u202e'.repeat(50),
  'x'.repeat(100_000),
  ' ',
  '__proto__',
  '2027-13-45',
  Number.MAX_VALUE,
  -1,
  null,
  {},
  [[]],
];
/** Each case requests two answers and a page for two customers. */
const SHARE = 8;

export const proveNeighbours: Proof = {
  name: 'neighbours',
  claim: 'A row from outside with anything in any field takes no other row with it, from answer or page',
  async prove(attack) {
    const { cases, weaken, figures, failures } = attack;
    let fault: Fault | undefined;
    const fields = new Set<string>();
    const source = await startOutsideProxy(attack.simulatorsUrl, (answer) =>
      mapLists(answer, (rows) => {
        for (const name of rows.flatMap(Object.keys)) fields.add(name);
        if (fault === undefined) return rows;
        const { field, value } = fault;
        // Weakened: the fault is in every row.
        if (weaken) return rows.map((row) => ({ ...row, [field]: value }));
        // With new numbers: two rows with the same number may be merged.
        return [...rows.slice(0, 1).map((row) => ({ ...renumber(row), [field]: value })), ...rows];
      }),
    );
    attack.undo(source.close);
    const portal = await startProofPortal(attack, { variables: makeOutsideUrls(source.url) });
    let kept = 0;
    let tried = 0;
    const customers = await Promise.all(
      [STANDARD, LO_MEDLEM].map(async (fodselsnummer) => {
        const browser = await portal.logIn(fodselsnummer);
        return { browser, before: await listRows(browser) };
      }),
    );
    const any = fc.record({ field: fc.constantFrom(...fields), value: fc.constantFrom(...values) });
    for (fault of fc.sample(any, { numRuns: Math.ceil(cases / SHARE) })) {
      tried += 1;
      const { field, value } = fault;
      for (const { browser, before } of customers) {
        const after = new Set(await listRows(browser));
        const page = await browser.get(`${BASE_PATH}?komplett`, { accept: 'text/html' });
        const lost = before.filter((row) => !after.has(row));
        kept += before.length - lost.length;
        const told = `${field}: ${JSON.stringify(value)?.slice(0, 20)}`;
        if (lost.length > 0) failures.push(`${told} took ${lost.length} others with it`);
        if (page.statusCode !== 200) failures.push(`${told} took the page: ${page.statusCode}`);
      }
    }
    if (kept === 0) failures.push('no row was looked at: the proof proves nothing');
    Object.assign(figures, { 'fields of outside': fields.size, 'faults tried': tried, 'rows kept': kept });
  },
};

/** Every agreement and offer of the customer, as the answers have them. */
async function listRows(browser: TestBrowser): Promise<string[]> {
  const answers = await Promise.all(
    [endpoints.getAvtaler, endpoints.getTilbud].map(({ path }) => browser.get(`${path}?bankkunde=false`)),
  );
  return answers.flatMap((answer) => {
    const { avtaler, tilbud } = answer.json<{ avtaler?: Row[]; tilbud?: Row[] }>();
    // An unreadable offer may be a version of any other: the others say that a removal may take more along.
    return (avtaler ?? tilbud ?? []).map((row) =>
      JSON.stringify({ ...row, fjernerAlleVersjoner: undefined }),
    );
  });
}

/** The answer, each list of rows in it as `change` makes it. */
function mapLists(answer: unknown, change: (rows: Row[]) => Row[]): unknown {
  if (Array.isArray(answer)) return answer.every(isRow) ? change(answer) : answer;
  if (!isRow(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name, mapLists(one, change)]));
}

function renumber(row: Row): Row {
  const isNumber = (name: string, value: unknown) => typeof value === 'string' && /nummer|number/i.test(name);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isNumber(name, value) ? `${String(value)}9` : value]),
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
