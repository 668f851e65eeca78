import fc from 'fast-check';
import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_ID_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';
import type { Samling } from '@portal/contract/samling.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { BASE_PATH, LAST_NED_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';
import { createTestBrowser, type TestBrowser } from '../../../server/src/testing/test-browser.ts';
import type { Proof } from './proof.ts';
import { LO_MEDLEM, type ProofPortal, STANDARD, startProofPortal } from './proof-portal.ts';

const customers = [STANDARD, LO_MEDLEM] as const;
const ACTS_OF_A_DAY = 50;
/** With this many days a weak portal is always found. */
const FEWEST_DAYS = 20;

type Act =
  | { kind: 'log in'; window: number; customer: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'read'; window: number; path: string }
  | { kind: 'log out' | 'open' | 'go back' | 'write' | 'send form' | 'download'; window: number };

const window = fc.nat(2);
/** What a page asks for later. */
const path = fc.constantFrom(
  ...[
    endpoints.getKunde,
    endpoints.getAktivitet,
    endpoints.getDelinger,
    endpoints.getRegistrerteDelinger,
    endpoints.getOppbevaring,
    endpoints.getSamtykkehistorikk,
    endpoints.getBetalinger,
    endpoints.getPriser,
  ].map((endpoint) => endpoint.path),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('log in'), window, customer: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('log out'), window }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open'), window }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('go back'), window }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('write'), window }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send form'), window }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('download'), window }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('read'), window, path }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(5, 300, 899, 901) }),
  },
);

/** A page open in a window: its customer, and what it knows of the session. */
interface OpenPage {
  owner: string | undefined;
  id: string | undefined;
  token: string;
}

/** One browser with three windows, each with its history for Back. */
interface World {
  portal: ProofPortal;
  browser: TestBrowser;
  windows: OpenPage[][];
  /** Sends requests without the page's own identification, as when the token came from the cookie. */
  isWeak: boolean;
  count: (what: string) => void;
}

export const proveTwoCustomers: Proof = {
  name: 'two-customers',
  claim: 'Two customers in one browser never read or write in the other’s record, whatever they do',
  async prove(attack) {
    const { cases, weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack, { variables: { SESSION_IDLE_SECONDS: '900' } });
    const count = (what: string): void => {
      figures[what] = (figures[what] ?? 0) + 1;
    };
    let number = 0;
    const days = Math.max(weaken ? FEWEST_DAYS : 1, Math.ceil(cases / ACTS_OF_A_DAY));
    const details = await fc.check(
      fc.asyncProperty(
        fc.array(act, { minLength: ACTS_OF_A_DAY, maxLength: ACTS_OF_A_DAY }),
        async (acts) => {
          // The limits are for people.
          await portal.database.deleteFrom('request_count').execute();
          const browser = createTestBrowser(portal.app);
          const nobodys: OpenPage = { owner: undefined, id: undefined, token: '' };
          const world: World = {
            portal,
            browser,
            windows: [[nobodys], [nobodys], [nobodys]],
            isWeak: weaken,
            count,
          };
          for (const one of acts) {
            count('acts');
            await perform(world, one, (number += 1));
          }
          for (const customer of customers) await requireOwn(portal, customer);
        },
      ),
      // No shrinking: it would take as long again.
      { numRuns: days, endOnFailure: true },
    );
    if (details.failed) failures.push(String(details.errorInstance));
  },
};

async function perform(world: World, one: Act, number: number): Promise<void> {
  const { portal, browser, windows, count } = world;
  if (one.kind === 'wait') return portal.clock.advance(one.seconds);
  const pages = windows[one.window] ?? [];
  const page = pages.at(-1);
  if (page === undefined) throw new Error('There is no such window');
  switch (one.kind) {
    case 'log in':
      await portal.logIn(customers[one.customer], browser);
      pages.push(await openPage(world));
      return undefined;
    case 'open':
      pages.push(await openPage(world));
      return undefined;
    case 'go back':
      if (pages.length > 1) pages.pop();
      return undefined;
    case 'log out': {
      const before = await findCustomer(world);
      const { statusCode } = await browser.write('POST', endpoints.logout.path, {}, toHeaders(world, page));
      if (statusCode === 200 && before !== undefined && before !== page.owner)
        throw new Error(`A page of ${toName(page.owner)} logged ${toName(before)} out`);
      return undefined;
    }
    case 'read': {
      const answer = await browser.get(one.path, toHeaders(world, page));
      const owner = await findCustomer(world);
      if (answer.statusCode === 409) count('reads refused');
      if (answer.statusCode === 200) {
        count('reads');
        if (page.owner !== undefined && owner !== page.owner)
          throw new Error(`A page of ${toName(page.owner)} read of ${toName(owner)}`);
      }
      return undefined;
    }
    case 'download': {
      // The limit is for people.
      await portal.database.deleteFrom('request_count').execute();
      const { statusCode, body } = await browser.submit(LAST_NED_PATH, {
        format: 'json',
        fodselsnummer: 'ja',
        formToken: world.isWeak ? (browser.cookies.get(XSRF_COOKIE) ?? '') : page.token,
      });
      if (statusCode >= 500) throw new Error(`A download was answered with ${statusCode}`);
      if (statusCode === 409) count('downloads refused');
      if (statusCode !== 200) return undefined;
      count('downloads');
      const { kunde } = JSON.parse(body) as Samling;
      if (kunde.fodselsnummer !== page.owner)
        throw new Error(`A page of ${toName(page.owner)} downloaded of ${toName(kunde.fodselsnummer)}`);
      return undefined;
    }
    case 'write':
    case 'send form': {
      const epostAdresse = `${toName(page.owner)}${number}@example.com`;
      const isForm = one.kind === 'send form';
      const writes = [
        ['PUT', endpoints.updateKontaktinformasjon.path, { epostAdresse }],
        ['POST', endpoints.updateDeling.path, { id: 'D-1', deles: false }],
        ['POST', endpoints.reportIkkeMeg.path, { id: '1' }],
      ] as const;
      const [method, target, body] = writes[number % writes.length] ?? writes[0];
      const { statusCode } = isForm
        ? await browser.submit(PROFIL_PATH, {
            skjema: 'kontaktinformasjon',
            epostAdresse,
            formToken: world.isWeak ? (browser.cookies.get(XSRF_COOKIE) ?? '') : page.token,
          })
        : await browser.write(method, target, body, toHeaders(world, page));
      if (statusCode >= 500) throw new Error(`A write was answered with ${statusCode}`);
      if (statusCode === 409) count('writes refused');
      // 404: it was looked for, and is none of that customer's.
      if (statusCode !== 200 && statusCode !== 204 && statusCode !== 404) return undefined;
      count('writes');
      const owner = await findCustomer(world);
      if (owner !== page.owner) throw new Error(`A page of ${toName(page.owner)} wrote to ${toName(owner)}`);
      return undefined;
    }
  }
}

/** Opens the profile, and reads its first data block. */
async function openPage({ browser }: World): Promise<OpenPage> {
  const { body } = await browser.get(PROFIL_PATH, { accept: 'text/html' });
  const json = /data-block="page">([^<]*)</.exec(body)?.[1];
  if (json === undefined) throw new Error(`${BASE_PATH} has no data`);
  const { context } = JSON.parse(json) as { context: PageContext };
  const owner = customers.find((customer) => body.includes(customer));
  const { kfpSessionId, formToken = '' } = context;
  if ((kfpSessionId === undefined) !== (owner === undefined))
    throw new Error(`A page says that it is of ${kfpSessionId} and shows ${toName(owner)}`);
  return { owner, id: kfpSessionId, token: formToken };
}

function toHeaders({ browser, isWeak }: World, { id, token }: OpenPage): Record<string, string> {
  if (isWeak) return { [XSRF_HEADER]: browser.cookies.get(XSRF_COOKIE) ?? '' };
  return { [XSRF_HEADER]: token, ...(id !== undefined && { [SESSION_ID_HEADER]: id }) };
}

/** Whose session the browser has, by the portal's own page. */
async function findCustomer(world: World): Promise<string | undefined> {
  return (await openPage(world)).owner;
}

/** Each customer's data was written by pages of that customer. */
async function requireOwn(portal: ProofPortal, customer: string): Promise<void> {
  const own = await portal.logIn(customer);
  const { kontaktInformasjon } = (await own.get(endpoints.getKunde.path)).json<{
    kontaktInformasjon: { epostAdresse?: string };
  }>();
  const epost = kontaktInformasjon.epostAdresse ?? '';
  const writer = customers.find((one) => epost.startsWith(toName(one)));
  if (writer !== undefined && writer !== customer)
    throw new Error(`The record of ${toName(customer)} has what ${toName(writer)} wrote`);
}

function toName(customer: string | undefined): string {
  return customer === undefined ? 'nobody' : (['first', 'second'][customers.indexOf(customer)] ?? 'somebody');
}
