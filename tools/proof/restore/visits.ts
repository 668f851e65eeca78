import { endpoints } from '../../../contract/src/endpoints.ts';
import { createCustomerBrowser, type CustomerBrowser } from '../customer-browser.ts';

const API = '/api/privat/forsikring';

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
  const { text } = await browser.send('GET', `${API}/skadekunde/hent`);
  const { samtykker } = JSON.parse(text) as { samtykker: { marketingConsent?: string } };
  return { fodselsnummer, browser, marketingConsent: samtykker.marketingConsent === 'AUTHORIZED' };
}

/**
 * Reads the texts as a page does. Returns their version: the simulators make a new one at each read, so it identifies
 * the choice.
 */
export async function readTekst(browser: CustomerBrowser): Promise<string> {
  const { text } = await browser.send('GET', `${API}/samtykke/tekster?bankkunde=false`);
  const tekster = JSON.parse(text) as { samtykke: string; versjon: string }[];
  return tekster.find(({ samtykke }) => samtykke === 'MARKETING')?.versjon ?? '';
}

/**
 * Chooses the opposite of the last choice.
 * @param mark the version of the text that is answered; left out, that of a new read
 * @throws when the portal does not say that the choice is stored
 */
export async function choose(chooser: Chooser, given?: string): Promise<Kept> {
  const mark = given ?? (await readTekst(chooser.browser));
  const marketingConsentApproved = !chooser.marketingConsent;
  const { status, reference } = await chooser.browser.send('POST', `${API}/samtykke/oppdater`, {
    json: { marketingConsentApproved, tekstversjon: mark },
  });
  if (status !== 200) throw new Error(`A choice was answered with ${status}`);
  chooser.marketingConsent = marketingConsentApproved;
  return { mark, reference };
}

/** Whether the portal at this address knows the visit. */
export async function isKnown(url: string, cookie: string): Promise<boolean> {
  const answer = await fetch(url + endpoints.getSession.path, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.status === 200;
}
