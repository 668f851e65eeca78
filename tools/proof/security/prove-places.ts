import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH, COMPLETE_PARAMETER } from '@portal/contract/paths.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import type { Proof } from './proof.ts';
import { startProofPortal } from './proof-portal.ts';

const PAGES_AT_ONCE = 24;
const ASKED = 60;
const OTHERS = 8;
/** How long the attackers' pages keep their places. */
const SOURCE_LIMIT_MS = 3000;
const BESIEGER = '198.51.100.7';

export const provePlaces: Proof = {
  name: 'places',
  claim:
    'Neither a customer whose own source hangs nor an address full of them keeps others from their pages',
  async prove(attack) {
    const { weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack, {
      variables: {
        // Weakened: so few places that one customer's share is all of them.
        PAGES_AT_ONCE: String(weaken ? 1 : PAGES_AT_ONCE),
        OUTSIDE_NICE_TIMEOUT_MS: String(SOURCE_LIMIT_MS),
        TRUST_PROXY: '127.0.0.1',
      },
    });
    const visit = async (faults = {}): Promise<TestBrowser> => {
      const { fodselsnummer } = await createKunde(attack.simulatorsUrl, { avtaler: [{}], faults });
      return portal.logIn(fodselsnummer);
    };
    const visitAll = async (count: number, faults = {}): Promise<TestBrowser[]> => {
      const visits = [];
      for (let index = 0; index < count; index += 1) visits.push(await visit(faults));
      return visits;
    };
    const others = await visitAll(OTHERS);
    const hanging = await visitAll(PAGES_AT_ONCE, { nice: { fault: 'hang' } });
    for (const [who, besiegers] of Object.entries({
      'one customer': hanging.slice(0, 1),
      'one address': hanging,
    })) {
      const { pages, refused } = await besiege(besiegers);
      const answers = await Promise.all(others.map((browser) => readBoth(browser)));
      figures[`others served beside ${who}`] = answers.filter(Boolean).length;
      if (answers.includes(false))
        failures.push(`${who} kept ${answers.filter((is) => !is).length} from theirs`);
      await pages;
      figures[`pages refused to ${who}`] = refused();
    }
  },
};

/** Requests full pages, which wait for the source; settles when the first is refused. */
async function besiege(besiegers: readonly TestBrowser[]) {
  const first = Promise.withResolvers<void>();
  let refused = 0;
  const pages = Array.from({ length: ASKED }, async (_, index) => {
    const browser = besiegers[index % besiegers.length];
    const answer = await browser?.get(`${BASE_PATH}?${COMPLETE_PARAMETER}`, {
      accept: 'text/html',
      'x-forwarded-for': BESIEGER,
    });
    if (answer?.statusCode !== 503) return;
    refused += 1;
    first.resolve();
  });
  const all = Promise.all(pages);
  await Promise.race([first.promise, all]);
  return { pages: all, refused: () => refused };
}

/** Whether the customer got both page and data. */
async function readBoth(browser: TestBrowser): Promise<boolean> {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const page = await browser.get(BASE_PATH, { accept: 'text/html', ...from });
  const data = await browser.get(endpoints.getAvtaler.path, from);
  return page.statusCode === 200 && data.statusCode === 200;
}
