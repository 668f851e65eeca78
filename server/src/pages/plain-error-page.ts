import { BASE_PATH } from '@portal/contract/paths.ts';

import { escapeHtml } from './document.ts';

/** When even the error page cannot be rendered: words, a reference and a way on, with nothing that can fail. */
export function toPlainErrorPage(correlationId: string): string {
  return (
    '<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<title>Oisann, her skjedde det en feil</title></head><body><main><h1>Oisann, her skjedde det en feil</h1>' +
    `<p>Prøv igjen om litt.</p><p><a href="${BASE_PATH}">Til forsikringsoversikten</a></p>` +
    `<p>Referanse: ${escapeHtml(correlationId)}</p></main></body></html>`
  );
}
