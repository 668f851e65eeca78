import { BASE_PATH } from '@portal/contract/paths.ts';
import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import type { Framing } from '../config/framing.ts';
import { escapeHtml } from './document.ts';
import { toIntegrity } from './integrity.ts';

const texts = {
  nb: {
    failed: { heading: 'Oisann, her skjedde det en feil', advice: 'Prøv igjen om litt.' },
    busy: { heading: 'Mange er innom akkurat nå', advice: 'Vent noen sekunder, og prøv igjen.' },
    toPortal: 'Til forsikringsoversikten',
    reference: 'Referanse',
  },
  nn: {
    failed: { heading: 'Oi, her skjedde det ein feil', advice: 'Prøv igjen om litt.' },
    busy: { heading: 'Mange er innom akkurat no', advice: 'Vent nokre sekund, og prøv igjen.' },
    toPortal: 'Til forsikringsoversikta',
    reference: 'Referanse',
  },
  en: {
    failed: { heading: 'Sorry, something went wrong', advice: 'Try again in a moment.' },
    busy: { heading: 'We are very busy right now', advice: 'Wait a few seconds and try again.' },
    toPortal: 'Go to your insurance overview',
    reference: 'Reference',
  },
} satisfies Record<Sprak, unknown>;

/** In the device's own typeface and colours: no brand's can be relied on here. The link is large enough for a thumb. */
const styles =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:12vh auto;padding:0 1rem;overflow-wrap:anywhere}' +
  'h1{margin:0;font-size:1.625rem;line-height:1.2}' +
  'a{display:inline-block;padding:.625rem 0}';
const styleHash = toIntegrity(styles);

/**
 * Text, a correlation id and a link, with nothing that can fail and hardly any work: `failed` when even the error page
 * cannot be rendered, `busy` when load shedding refuses to render one.
 * @param correlationId none for the proxies in front (deploy/proxy), which show the page when nobody answers them
 */
export function toPlainErrorPage(
  correlationId: string | undefined,
  reason: 'failed' | 'busy' = 'failed',
  sprak: Sprak = STANDARD_SPRAK,
): string {
  const { toPortal, reference, ...reasons } = texts[sprak];
  const { heading, advice } = reasons[reason];
  return (
    `<!doctype html><html lang="${sprak}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${heading}</title><style>${styles}</style></head><body><main><h1>${heading}</h1>` +
    `<p>${advice}</p><p><a href="${BASE_PATH}">${toPortal}</a></p>` +
    `${correlationId === undefined ? '' : `<p>${reference}: ${escapeHtml(correlationId)}</p>`}</main></body></html>`
  );
}

/** May be framed by those who may frame the distributor's pages (web bank or app): otherwise the frame would be empty. */
export function toPlainPagePolicy(framing: Framing | undefined): string {
  const framers = framing === undefined ? [] : [...framing.nettbank, ...framing.mobilbank];
  const ancestors = framers.length === 0 ? "'none'" : framers.join(' ');
  return `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}
