import { BASE_PATH } from '@portal/contract/paths.ts';

import type { Framing } from '../config/framing.ts';
import { escapeHtml } from './document.ts';

const texts = {
  failed: { heading: 'Oisann, her skjedde det en feil', advice: 'Prøv igjen om litt.' },
  busy: { heading: 'Mange er innom akkurat nå', advice: 'Vent noen sekunder, og prøv igjen.' },
};

/**
 * Words, a reference and a way on, with nothing that can fail and hardly any work in it: `failed` when even the error
 * page cannot be rendered, `busy` when there is no room to render one.
 */
export function toPlainErrorPage(correlationId: string, reason: keyof typeof texts = 'failed'): string {
  const { heading, advice } = texts[reason];
  return (
    '<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${heading}</title></head><body><main><h1>${heading}</h1>` +
    `<p>${advice}</p><p><a href="${BASE_PATH}">Til forsikringsoversikten</a></p>` +
    `<p>Referanse: ${escapeHtml(correlationId)}</p></main></body></html>`
  );
}

/** Framed by whoever may frame the distributor's pages, in the web bank or the app: a frame with nothing in it says nothing. */
export function toPlainPagePolicy(framing: Framing | undefined): string {
  const framers = framing === undefined ? [] : [...framing.nettbank, ...framing.mobilbank];
  const ancestors = framers.length === 0 ? "'none'" : framers.join(' ');
  return `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}
