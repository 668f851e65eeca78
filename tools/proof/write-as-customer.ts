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

/** Makes write number `number`: by turns an e-mail address, a mobile number, and each consent. */
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
  const { mark, ...write } = await prepare(number % 4, String(90_000_000 + number), () =>
    read(browser, portal),
  );
  const isAcknowledged = await browser.send(write.method, API + write.path, { json: write.json }).then(
    ({ status }) => {
      if (status >= 400) throw new Error(`A write was answered with ${status}`);
      return true;
    },
    async (error: unknown) => {
      // A broken connection is expected from the killing; anything else is a fault in this proof.
      if (!(error instanceof TypeError)) throw error;
      await portal.ready();
      return false;
    },
  );
  return { fodselsnummer, mark, kind: number % 4 < 2 ? 'contact' : 'consent', isAcknowledged };
}

interface State {
  samtykker: { marketingConsent?: string; crossDomainConsent?: string };
  tekster: { samtykke: string; versjon: string }[];
}

/**
 * A consent is always the opposite of what the page shows, since the same choice again changes nothing. Its mark is
 * the text version, which the simulators renew at each read.
 */
async function prepare(turn: number, number: string, readState: () => Promise<State>) {
  if (turn === 0) {
    const json = { epostAdresse: `skriving.${number}@example.com` };
    return { mark: number, method: 'PUT', path: '/skadekunde/kontaktinformasjon', json };
  }
  if (turn === 1) {
    const json = { mobilNummer: number };
    return { mark: number, method: 'PUT', path: '/skadekunde/kontaktinformasjon', json };
  }
  const { samtykker, tekster } = await readState();
  const [slag, value] =
    turn === 2 ? ['MARKETING', samtykker.marketingConsent] : ['CROSS_DOMAIN', samtykker.crossDomainConsent];
  const mark = tekster.find(({ samtykke }) => samtykke === slag)?.versjon ?? '';
  const approved = value !== 'AUTHORIZED';
  const json = {
    ...(turn === 2 ? { marketingConsentApproved: approved } : { crossDomainConsentApproved: approved }),
    tekstversjon: mark,
  };
  return { mark, method: 'POST', path: '/samtykke/oppdater', json };
}

/** What the customer sees now; asked again while the portal is away. */
async function read(browser: CustomerBrowser, portal: KilledPortal): Promise<State> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await portal.ready();
    try {
      const kunde = await browser.send('GET', `${API}/skadekunde/hent`);
      const tekster = await browser.send('GET', `${API}/samtykke/tekster?bankkunde=false`);
      if (kunde.status !== 200 || tekster.status !== 200)
        throw new Error(`A read was answered with ${kunde.status} and ${tekster.status}`);
      const { samtykker } = JSON.parse(kunde.text) as Pick<State, 'samtykker'>;
      return { samtykker, tekster: JSON.parse(tekster.text) as State['tekster'] };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error('The portal does not come back');
}
