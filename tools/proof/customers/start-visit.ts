import type { FastifyInstance } from 'fastify';
import { logIn } from '../../../server/src/testing/log-in.ts';
import { createTestBrowser } from '../../../server/src/testing/test-browser.ts';
import { ReadPage } from './page.ts';

const OVERSIKT = '/privat/forsikring/oversikt';
/** The pages of the portal that everybody has. */
export const PATHS = ['', '/tilbud', '/kjopsinnganger', '/forsikringsprofil', '/andre-forsikringer'].map(
  (path) => OVERSIKT + path,
);

/** Logs somebody in; each address is then asked for once. */
export async function startVisit(
  app: FastifyInstance,
  options: { fodselsnummer: string; brand: string; weaken: ((html: string) => string) | undefined },
) {
  const { fodselsnummer, brand, weaken = (html) => html } = options;
  const browser = createTestBrowser(app, `http://${brand}.localhost:3000`);
  await logIn(browser, fodselsnummer);
  const opened = new Map<string, Promise<{ status: number; page: ReadPage | undefined }>>();

  const open = (address: string) => {
    const path = address.split('#')[0] ?? '';
    const known = opened.get(path);
    if (known !== undefined) return known;
    const answer = browser.get(path, { accept: 'text/html' }).then(({ statusCode, payload }) => ({
      status: statusCode,
      page: statusCode === 200 ? new ReadPage(path, weaken(payload)) : undefined,
    }));
    opened.set(path, answer);
    return answer;
  };
  return {
    browser,
    open,
    /** @throws where there is no page */
    read: async (path: string): Promise<ReadPage> => {
      const { status, page } = await open(path);
      if (page === undefined) throw new Error(`${path} answered ${status}`);
      return page;
    },
  };
}
