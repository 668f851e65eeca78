import { endpoints } from '../../../contract/src/endpoints.ts';
import { createCustomerBrowser, type CustomerBrowser } from '../customer-browser.ts';

const API = '/api/privat/forsikring';

/** One choice that the portal has said is kept. */
export interface Kept {
  /** Stands in our log as the text's version. */
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

/** The other choice than the one before. @throws when the portal does not say that it is kept */
export async function choose(chooser: Chooser, mark: string): Promise<Kept> {
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
