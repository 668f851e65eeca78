import { endpoints } from '../../contract/src/endpoints.ts';
import { createCustomerBrowser, type CustomerBrowser } from './customer-browser.ts';

/** One choice that the portal has said is kept. */
export interface Kept {
  /** The version of the text that was answered: it stands in our log and in the register's journal. */
  mark: string;
  /** Stands in the audit trail. */
  reference: string;
}

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

/** All customers choose in parallel, each of them `each` times in sequence. @throws when a choice is not kept */
export async function chooseMany(browsers: readonly CustomerBrowser[], each: number): Promise<Kept[]> {
  const kept: Kept[] = [];
  const chooseInTurn = async (browser: CustomerBrowser): Promise<void> => {
    for (let number = 0; number < each; number += 1) {
      const choice = await readChoice((path) => browser.send('GET', path));
      if (choice === undefined) throw new Error('A read was not answered');
      const { status, reference } = await browser.send('POST', endpoints.updateSamtykke.path, choice);
      if (status !== 200) throw new Error(`A choice was answered with ${status}`);
      kept.push({ mark: choice.mark, reference });
    }
  };
  await Promise.all(browsers.map(chooseInTurn));
  return kept;
}
