import { endpoints } from '../../contract/src/endpoints.ts';
import { createCustomerBrowser, type CustomerBrowser } from './customer-browser.ts';

export async function logIn(url: string, fodselsnummer: string): Promise<CustomerBrowser> {
  const browser = createCustomerBrowser(url);
  await browser.logIn(fodselsnummer);
  return browser;
}

/**
 * The opposite of what the customer sees now, with the text that they are shown. The simulators make a new version of
 * the text at each read, so it identifies the choice.
 * @param read gets a path of the API
 * @returns undefined when a read was not answered
 */
export async function readChoice(
  read: (path: string) => Promise<{ status: number; text: string } | undefined>,
) {
  const kunde = await read(endpoints.getKunde.path);
  const tekster = await read(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  if (kunde?.status !== 200 || tekster?.status !== 200) return undefined;
  const { samtykker } = JSON.parse(kunde.text) as { samtykker: { marketingConsent?: string } };
  const all = JSON.parse(tekster.text) as { samtykke: string; versjon: string }[];
  const mark = all.find(({ samtykke }) => samtykke === 'MARKETING')?.versjon ?? '';
  const marketingConsentApproved = samtykker.marketingConsent !== 'AUTHORIZED';
  return { mark, json: { marketingConsentApproved, tekstversjon: mark } };
}
