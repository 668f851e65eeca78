import type { Sprak } from '@portal/contract/sprak.ts';

import type { Framing } from '../config/framing.ts';
import { toIntegrity } from './integrity.ts';

/** In the device's own typeface and colours: no brand's can be relied on here. The link is large enough for a thumb. */
const styles =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:12vh auto;padding:0 1rem;overflow-wrap:anywhere}' +
  'h1{margin:0;font-size:1.625rem;line-height:1.2}' +
  'a{display:inline-block;padding:.625rem 0}';
const styleHash = toIntegrity(styles);

/** Otherwise browsers ask the host for one, which is the bank's to have, and Firefox says that the policy refuses it. */
const NO_ICON = '<link rel="icon" href="data:,">';

/** A page with nothing that can fail and hardly any work. `content` is markup. */
export function toPlainPage({
  sprak,
  heading,
  content,
}: {
  sprak: Sprak;
  heading: string;
  content: string;
}): string {
  return (
    `<!doctype html><html lang="${sprak}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${heading}</title>${NO_ICON}<style>${styles}</style></head><body><main><h1>${heading}</h1>` +
    `${content}</main></body></html>`
  );
}

/** May be framed by those who may frame the distributor's pages (web bank or app): otherwise the frame would be empty. */
export function toPlainPagePolicy(framing: Framing | undefined): string {
  const framers = framing === undefined ? [] : [...framing.nettbank, ...framing.mobilbank];
  const ancestors = framers.length === 0 ? "'none'" : framers.join(' ');
  return `default-src 'none'; img-src data:; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}
