import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { type CustomerBrowser, openVisit } from '../customer-browser.ts';
import type { World } from '../faults/world.ts';
import { logIn, readChoice } from '../visits.ts';
import type { Write } from '../writes/count-writes.ts';

const PAGE = '/privat/forsikring/oversikt';
const READER = fodselsnumre.standard;
const writers = [
  fodselsnumre.loMedlem,
  fodselsnumre.utland,
  fodselsnumre.tom,
  fodselsnumre.likeNummer,
  fodselsnumre.attenIDag,
  fodselsnumre.kontrollgruppe,
];
const PAGE_EVERY_MS = 150;
const READY_EVERY_MS = 100;
const WRITE_EVERY_MS = 100;

/** One request as its sender met it. */
export interface Sent {
  what: 'page' | 'ready' | 'read' | 'write';
  sentAt: number;
  endedAt: number;
  /** 0: no answer. */
  status: number;
  /** The session's cookie was taken away, or the page is nobody's. */
  logsOut: boolean;
}

export type Traffic = Awaited<ReturnType<typeof startTraffic>>;

/** Customers who read and write without a pause, and a load balancer that asks whether the portal is ready. */
export async function startTraffic(world: World, url: string) {
  const sent: Sent[] = [];
  const writes: Write[] = [];
  const state = { isOver: false };
  let marks = 0;

  const note = async <Answer extends { status: number }>(
    what: Sent['what'],
    ask: () => Promise<Answer>,
    isLoggedOut: (answer: Answer) => boolean = ({ status }) => status === 401,
  ): Promise<Answer | undefined> => {
    const sentAt = performance.now();
    const answer = await ask().catch(() => undefined);
    const logsOut = answer !== undefined && isLoggedOut(answer);
    sent.push({ what, sentAt, endedAt: performance.now(), status: answer?.status ?? 0, logsOut });
    return answer;
  };

  const cookie = await openVisit(url, READER);
  const readPages = async (): Promise<void> => {
    const asked = { headers: { cookie, accept: 'text/html' } };
    while (!state.isOver) {
      await note(
        'page',
        () => world.ask(url + PAGE, asked),
        ({ status, body, setCookies }) =>
          (status === 200 && !body.includes('data-block="getSession"')) ||
          setCookies.some((line) => /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)),
      );
      await wait(PAGE_EVERY_MS);
    }
  };
  const askReady = async (): Promise<void> => {
    while (!state.isOver) {
      await note('ready', () => world.ask(`${url}/health/ready`));
      await wait(READY_EVERY_MS);
    }
  };

  /** By turns a mobile number, which its register keeps, and two choices, which our log keeps. */
  const write = async (browser: CustomerBrowser, fodselsnummer: string): Promise<void> => {
    // Whoever does not see the page writes nothing.
    const choice = await readChoice((path) => note('read', () => browser.send('GET', path)));
    if (choice === undefined) return;
    const number = (marks += 1);
    const isContact = number % 3 === 0;
    const mobilNummer = String(90_000_000 + number);
    const written = isContact ? { mark: mobilNummer, json: { mobilNummer } } : choice;
    const answer = await note('write', () =>
      isContact
        ? browser.send('PUT', endpoints.updateKontaktinformasjon.path, written)
        : browser.send('POST', endpoints.updateSamtykke.path, written),
    );
    const isAcknowledged = answer !== undefined && answer.status < 300;
    writes.push({
      fodselsnummer,
      mark: written.mark,
      kind: isContact ? 'contact' : 'consent',
      isAcknowledged,
    });
  };
  const browsers = await Promise.all(
    writers.map(async (fodselsnummer) => ({ browser: await logIn(url, fodselsnummer), fodselsnummer })),
  );
  const writeOn = async ({ browser, fodselsnummer }: (typeof browsers)[number]): Promise<void> => {
    while (!state.isOver) {
      await write(browser, fodselsnummer);
      await wait(WRITE_EVERY_MS);
    }
  };
  const all = Promise.all([readPages(), askReady(), ...browsers.map(writeOn)]);
  world.undo(() => {
    state.isOver = true;
  });
  return {
    sent,
    writes,
    async end(): Promise<void> {
      state.isOver = true;
      await all;
    },
  };
}
