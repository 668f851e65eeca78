import { setTimeout } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { logIn } from '../../../server/src/testing/log-in.ts';
import { createTestBrowser } from '../../../server/src/testing/test-browser.ts';
import { ReadPage } from './page.ts';

const OVERSIKT = '/privat/forsikring/oversikt';
/** The pages of the portal that everybody has. */
export const PATHS = [
  '',
  '/tilbud',
  '/kostnader',
  '/kjopsinnganger',
  '/forsikringsprofil',
  '/forsikringsprofil/data',
  '/forsikringsprofil/last-ned',
  '/andre-forsikringer',
].map((path) => OVERSIKT + path);

/** How often a page is asked for that says when to come again. */
const ATTEMPTS = 4;

/** Logs a customer in. Each address is requested only once, however often it is looked at. */
export async function startVisit(app: FastifyInstance, customer: { fodselsnummer: string; brand: string }) {
  const browser = createTestBrowser(app, `http://${customer.brand}.localhost:3000`);
  await logIn(browser, customer.fodselsnummer);
  const asked = new Map<string, ReturnType<typeof browser.get>>();

  const ask = (path: string) => {
    const answer = asked.get(path) ?? getPatiently(browser, path);
    asked.set(path, answer);
    return answer;
  };

  /** @param weaken changes a page before it is looked at */
  function look(weaken: (html: string) => string = (html) => html) {
    const open = async (address: string): Promise<{ status: number; page: ReadPage | undefined }> => {
      const path = address.split('#')[0] ?? '';
      const { statusCode, payload } = await ask(path);
      return {
        status: statusCode,
        page: statusCode === 200 ? new ReadPage(path, weaken(payload)) : undefined,
      };
    };
    /** @throws where there is no page */
    const read = async (path: string): Promise<ReadPage> => {
      const { status, page } = await open(path);
      if (page === undefined) throw new Error(`${path} answered ${status}`);
      return page;
    };
    return { open, read };
  }
  return { browser, look };
}

/** A busy database lets everybody wait: the page is asked for again when it says so. */
async function getPatiently(browser: ReturnType<typeof createTestBrowser>, path: string) {
  let answer = await browser.get(path, { accept: 'text/html' });
  for (let attempt = 2; attempt <= ATTEMPTS && answer.statusCode === 503; attempt += 1) {
    const seconds = Number(answer.headers['retry-after']);
    if (!(seconds > 0)) break;
    await setTimeout(1000 * seconds);
    answer = await browser.get(path, { accept: 'text/html' });
  }
  return answer;
}
