import { readFileSync } from 'node:fs';

import { sendText } from './exchange.ts';
import { html, type Markup } from './html.ts';
import { type Route, route } from './routing.ts';

/** The same path on both ports; no page of the portal has it. */
const STYLES_PATH = '/simulators.css';

export interface Page {
  title: string;
  /** The site this page plays, shown above the content. */
  owner: string;
  content: Markup;
}

/** A complete Norwegian document in the plain style of all neighbouring sites. */
export function renderPage({ title, owner, content }: Page): string {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${owner}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLES_PATH}" />
      </head>
      <body>
        <header>
          <p class="owner">${owner}</p>
          <p class="notice">Simulert side for utvikling og test</p>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

const styles = readFileSync(new URL('simulators.css', import.meta.url), 'utf8');

export const stylesRoute: Route = route('GET', STYLES_PATH, ({ response }) =>
  sendText(response, 200, 'text/css; charset=utf-8', styles),
);
