import { endpoints } from '../../contract/src/endpoints.ts';
import { createCustomerBrowser, type CustomerBrowser } from './customer-browser.ts';

/** One choice that the portal has said is kept. */
export interface Kept {
  /** The version of the text that was answered: it stands in our log and in the register's journal. */
  mark: string;
  /** Stands in the audit trail. */
  reference: string;
}

/** A customer who is logged in and changes their mind again and again. */
export interface Chooser {
  fodselsnummer: string;
  browser: CustomerBrowser;
  marketingConsent: boolean;
}

export async function logIn(url: string, fodselsnummer: string): Promise<Chooser> {
  const browser = createCustomerBrowser(url);
  await browser.logIn(fodselsnummer);
  return { fodselsnummer, browser, marketingConsent: await readConsent(browser) };
}

/** What the customer sees of their marketing consent. */
export async function readConsent(browser: CustomerBrowser): Promise<boolean> {
  const { samtykker } = await read<{ samtykker: { marketingConsent?: string } }>(
    browser,
    endpoints.getKunde.path,
  );
  return samtykker.marketingConsent === 'AUTHORIZED';
}

/**
 * Reads the texts as a page does. Returns their version: the simulators make a new one at each read, so it identifies
 * the choice.
 */
export async function readTekst(browser: CustomerBrowser): Promise<string> {
  const tekster = await read<{ samtykke: string; versjon: string }[]>(
    browser,
    `${endpoints.getSamtykketekster.path}?bankkunde=false`,
  );
  return tekster.find(({ samtykke }) => samtykke === 'MARKETING')?.versjon ?? '';
}

async function read<Answer>(browser: CustomerBrowser, path: string): Promise<Answer> {
  const { status, text } = await browser.send('GET', path);
  if (status !== 200) throw new Error(`A read was answered with ${status}`);
  return JSON.parse(text) as Answer;
}

/**
 * Chooses the opposite of the last choice.
 * @param given the version of the text that is answered; left out, that of a new read
 * @throws when the portal does not say that the choice is stored
 */
export async function choose(chooser: Chooser, given?: string): Promise<Kept> {
  const mark = given ?? (await readTekst(chooser.browser));
  const marketingConsentApproved = !chooser.marketingConsent;
  const { status, reference } = await chooser.browser.send('POST', endpoints.updateSamtykke.path, {
    json: { marketingConsentApproved, tekstversjon: mark },
  });
  if (status !== 200) throw new Error(`A choice was answered with ${status}`);
  chooser.marketingConsent = marketingConsentApproved;
  return { mark, reference };
}

/** All customers choose in parallel, each of them `each` times in sequence. */
export async function chooseMany(choosers: readonly Chooser[], each: number): Promise<Kept[]> {
  const kept: Kept[] = [];
  const chooseInTurn = async (chooser: Chooser): Promise<void> => {
    for (let number = 0; number < each; number += 1) kept.push(await choose(chooser));
  };
  await Promise.all(choosers.map(chooseInTurn));
  return kept;
}

/** At how many of these portals the visit with this cookie is known. */
export async function countKnown(urls: readonly string[], cookie: string): Promise<number> {
  const answers = await Promise.all(
    urls.map((url) => fetch(url + endpoints.getSession.path, { headers: { cookie } })),
  );
  return answers.filter(({ status }) => status === 200).length;
}
