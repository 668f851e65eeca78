import type { FastifyInstance } from 'fastify';

import { toBankName } from '../bank/bank-pages.ts';
import { html, type Markup } from '../kit/html.ts';
import { renderPage, sendHtml } from '../kit/page.ts';

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
export function addNeighbours(app: FastifyInstance): void {
  addSite(app, '/meld-skade', () => ({
    owner: INSURER,
    title: 'Meld skade',
    content: html`<p>
      Her melder kunden fra om en skade. Siden hører til skadeoppgjøret, ikke til portalen.
    </p>`,
  }));
  addSite(app, '/personvern', () => ({
    owner: INSURER,
    title: 'Personvern og informasjonskapsler',
    content: html`<p>Her forteller selskapet hvordan det behandler personopplysninger.</p>`,
  }));
  addSite(app, '/kontakt', () => ({
    owner: INSURER,
    title: 'Kontakt oss',
    content: html`<p>Her finner kunden telefonnummer, e-postadresse og åpningstider.</p>`,
  }));
  for (const [path, title] of Object.entries(links))
    addSite(app, path, () => ({
      owner: INSURER,
      title,
      content: html`<p>Hit leder en lenke som driften av portalen har satt opp.</p>`,
    }));
  addSite(app, '/bank/:shortname/logget-ut', ({ shortname }) => ({
    owner: toBankName(shortname),
    title: 'Du er logget ut',
    content: html`<p>Velkommen tilbake.</p>`,
  }));
}

type Describe = (params: { shortname?: string }) => { owner: string; title: string; content: Markup };

function addSite(app: FastifyInstance, path: string, describe: Describe): void {
  app.route<{ Params: { shortname?: string } }>({
    method: ['GET', 'POST'],
    url: path,
    handler: ({ params }, reply) => sendHtml(reply, 200, renderPage(describe(params))),
  });
}
