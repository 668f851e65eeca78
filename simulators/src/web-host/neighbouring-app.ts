import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';

const OVERVIEW_PATH = '/privat/forsikring/oversikt';

/** The first pattern that matches the path under `/privat/forsikring` names the app. */
const apps: readonly [RegExp, string][] = [
  [/\/endre\/kilometerstand$/, 'Oppdater kilometerstand'],
  [/^\/skade\/mangler-detaljer(\/|$)/, 'Detaljer mangler'],
  [/^\/([a-z-]+-details|detaljer|motor\/detaljer)(\/|$)/, 'Avtaledetaljer'],
  [/^\/betaling(\/|$)/, 'Faktura'],
  [/^\/dokumenter(\/|$)/, 'Dokumenter'],
  [/^\/meldinger(\/|$)/, 'Meldinger'],
  [/^\/aksept(\/|$)/, 'Tilbud fra rådgiver'],
];

/** A page in place of another team's app, which shows the link that was followed. `path` is below `/privat/forsikring`, decoded. */
export function renderNeighbouringApp(path: string, query: URLSearchParams): string {
  return renderPage({
    title: apps.find(([pattern]) => pattern.test(path))?.[1] ?? 'Kjøp',
    owner: 'Forsikringsselskapet',
    content: html`<p>Denne siden hører til en annen app. Den viser hvilken lenke som ble fulgt hit.</p>
      <dl class="card">
        <dt>Adresse</dt>
        <dd>/privat/forsikring${path}</dd>
        ${[...query].map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value === '' ? '(uten verdi)' : value}</dd>`,
        )}
      </dl>
      <p><a class="button" href="${OVERVIEW_PATH}">Til forsikringsoversikten</a></p>`,
  });
}
