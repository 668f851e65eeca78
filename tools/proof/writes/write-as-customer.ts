import { endpoints } from '../../../contract/src/endpoints.ts';
import { choose, type Chooser, readConsent, readTekst } from '../visits.ts';
import type { KilledPortal } from './killed-portal.ts';

/** One write as the customer met it. */
export interface Write {
  fodselsnummer: string;
  /** Stands in what is sent, so that its way can be followed. */
  mark: string;
  kind: 'contact' | 'consent';
  /** The portal answered that it is done. */
  isAcknowledged: boolean;
}

const ATTEMPTS = 50;

/** Makes write number `number`: by turns an e-mail address, a mobile number, and a consent. */
export async function writeAsCustomer(
  chooser: Chooser,
  portal: KilledPortal,
  number: number,
): Promise<Write> {
  const { browser, fodselsnummer } = chooser;
  const contact = String(90_000_000 + number);
  const json = [{ epostAdresse: `skriving.${contact}@example.com` }, { mobilNummer: contact }][number % 3];
  if (json !== undefined) {
    const isAcknowledged = await isAnswered(portal, async () => {
      const { status } = await browser.send('PUT', endpoints.updateKontaktinformasjon.path, { json });
      if (status >= 400) throw new Error(`A write was answered with ${status}`);
    });
    return { fodselsnummer, mark: contact, kind: 'contact', isAcknowledged };
  }
  // The opposite of what the page shows: the same choice again would change nothing.
  let mark = '';
  const read = async (): Promise<void> => {
    chooser.marketingConsent = await readConsent(browser);
    mark = await readTekst(browser);
  };
  for (let attempt = 1; !(await isAnswered(portal, read)); attempt += 1)
    if (attempt === ATTEMPTS) throw new Error('The portal does not come back');
  const isAcknowledged = await isAnswered(portal, () => choose(chooser, mark));
  return { fodselsnummer, mark, kind: 'consent', isAcknowledged };
}

/** Whether the answer came before the portal was killed; afterwards the portal is back. */
async function isAnswered(portal: KilledPortal, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    // A broken connection is expected from the killing; anything else is a fault in this proof.
    if (!(error instanceof TypeError)) throw error;
    await portal.ready();
    return false;
  }
}
