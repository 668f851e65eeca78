import { readFileSync } from 'node:fs';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { html, type Markup } from './html.ts';

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

export function addStyles(app: FastifyInstance): void {
  app.get(STYLES_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

export function sendHtml(reply: FastifyReply, status: number, markup: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(markup);
}
