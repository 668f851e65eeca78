import type { CustomerBrowser } from './customer-browser.ts';
import type { KilledPortal } from './killed-portal.ts';

const API = '/api/privat/forsikring';

/** One write as the customer met it. */
export interface Write {
  fodselsnummer: string;
  /** Stands in what is sent, so that its way can be followed. */
  mark: string;
  kind: 'contact' | 'consent';
  /** The portal answered that it is done. */
  isAcknowledged: boolean;
}

/** Makes write number `number`: by turns an e-mail address, a mobile number, a consent and a reservation. */
export async function writeAsCustomer({
  browser,
  portal,
  fodselsnummer,
  number,
}: {
  browser: CustomerBrowser;
  portal: KilledPortal;
  fodselsnummer: string;
  number: number;
}): Promise<Write> {
  const mark = String(90_000_000 + number);
  const write = await prepare(number % 4, mark, () => read(browser, portal));
  const isAcknowledged = await browser.send(write.method, API + write.path, { json: write.json }).then(
    ({ status }) => {
      if (status >= 400) throw new Error(`A write was answered with ${status}`);
      return true;
    },
    async (error: unknown) => {
      // A torn connection is what the killing is for; anything else is a fault of this proof.
      if (!(error instanceof TypeError)) throw error;
      await portal.ready();
      return false;
    },
  );
  return { fodselsnummer, mark, kind: number % 4 < 2 ? 'contact' : 'consent', isAcknowledged };
}

interface State {
  marketingConsent: string | undefined;
  hasReservasjon: boolean;
}

/** A consent is always the opposite of what the page shows: the same choice again would be no change. */
async function prepare(turn: number, mark: string, readState: () => Promise<State>) {
  if (turn === 0) {
    const json = { epostAdresse: `skriving.${mark}@example.com` };
    return { method: 'PUT', path: '/skadekunde/kontaktinformasjon', json };
  }
  if (turn === 1) {
    return { method: 'PUT', path: '/skadekunde/kontaktinformasjon', json: { mobilNummer: mark } };
  }
  const { marketingConsent, hasReservasjon } = await readState();
  if (turn === 2) {
    const json = { marketingConsentApproved: marketingConsent !== 'AUTHORIZED', tekstversjon: mark };
    return { method: 'POST', path: '/samtykke/oppdater', json };
  }
  const json = { harReservasjon: !hasReservasjon, tekstversjon: mark };
  return { method: 'POST', path: '/samtykke/reservasjon', json };
}

/** What the customer sees now; asked again while the portal is away. */
async function read(browser: CustomerBrowser, portal: KilledPortal): Promise<State> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await portal.ready();
    try {
      const kunde = await browser.send('GET', `${API}/skadekunde/hent`);
      const reservasjon = await browser.send('GET', `${API}/samtykke/reservasjon/hent`);
      if (kunde.status !== 200 || reservasjon.status !== 200)
        throw new Error(`A read was answered with ${kunde.status} and ${reservasjon.status}`);
      const { samtykker } = JSON.parse(kunde.text) as { samtykker: { marketingConsent?: string } };
      const { hasReservasjon } = JSON.parse(reservasjon.text) as { hasReservasjon: boolean };
      return { marketingConsent: samtykker.marketingConsent, hasReservasjon };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error('The portal does not come back');
}
