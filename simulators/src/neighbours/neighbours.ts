import { toBankName } from '../bank/bank-pages.ts';
import { type Handler, sendHtml } from '../kit/exchange.ts';
import { html, type Markup } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';
import { type Route, route } from '../kit/routing.ts';

const INSURER = 'Forsikringsselskapet';

/** The pages that the links in the operator's content lead to. */
const links: Record<string, string> = {
  '/bedriftsportal': 'Bedriftsportalen',
  '/skadeoppgjor': 'Slik gjør vi opp skader',
  '/fornoyde-kunder': 'Hva kundene sier',
  '/vedlikeholdskalender': 'Vedlikeholdskalender',
  '/landbruk': 'Landbruksforsikring',
  '/verdisaker': 'Verdisakforsikring',
  '/dobbeltforsikring': 'Si opp den ene av to innboforsikringer',
  '/flytt-forsikring': 'Flytt forsikringene dine hit',
  '/kort': 'Forsikring gjennom kort',
  '/kort/meld-skade': 'Meld skade til kortselskapet',
  '/fordelsprogram': 'Forsikring gjennom fordelsprogram',
  '/arbeidsgiver/meld-skade': 'Meld skade gjennom arbeidsgiver',
  '/forbund': 'Forsikring gjennom forbund',
};

/** Other sites that the portal links to. They accept GET and form posts, and show nothing of what was posted. */
export const neighbourRoutes: readonly Route[] = [
  ...site('/meld-skade', () => ({
    owner: INSURER,
    title: 'Meld skade',
    content: html`<p>
      Her melder kunden fra om en skade. Siden hører til skadeoppgjøret, ikke til portalen.
    </p>`,
  })),
  ...site('/personvern', () => ({
    owner: INSURER,
    title: 'Personvern og informasjonskapsler',
    content: html`<p>Her forteller selskapet hvordan det behandler personopplysninger.</p>`,
  })),
  ...site('/kontakt', () => ({
    owner: INSURER,
    title: 'Kontakt oss',
    content: html`<p>Her finner kunden telefonnummer, e-postadresse og åpningstider.</p>`,
  })),
  ...Object.entries(links).flatMap(([path, title]) =>
    site(path, () => ({
      owner: INSURER,
      title,
      content: html`<p>Hit leder en lenke som driften av portalen har satt opp.</p>`,
    })),
  ),
  ...site('/bank/:shortname/logget-ut', ({ shortname }) => ({
    owner: toBankName(shortname),
    title: 'Du er logget ut',
    content: html`<p>Velkommen tilbake.</p>`,
  })),
];

interface Site {
  owner: string;
  title: string;
  content: Markup;
}

function site(path: string, describe: (params: Record<string, string>) => Site): Route[] {
  const show: Handler = (exchange) => sendHtml(exchange, 200, renderPage(describe(exchange.params)));
  return [route('GET', path, show), route('POST', path, show)];
}
