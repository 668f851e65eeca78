import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Sprak } from '@portal/contract/sprak.ts';

import { toHeaderAddress } from '../config/link-schema.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { toPlainPage, toPlainPagePolicy } from '../pages/plain-page.ts';

const texts: Record<Sprak, { heading: string; link: string }> = {
  nb: { heading: 'Du sendes videre', link: 'Gå videre' },
  nn: { heading: 'Du blir send vidare', link: 'Gå vidare' },
  en: { heading: 'Taking you to the next page', link: 'Continue' },
};

/**
 * Answers a form with a page that leads to another site by itself. Not a redirect: Chromium holds those of a form to the
 * form-action of the page it stood on, and where the others lead on to is not ours to know.
 */
export function leadOn(
  { sprak, distributor }: FastifyRequest,
  reply: FastifyReply,
  address: string,
): FastifyReply {
  const { heading, link } = texts[sprak];
  const content = `<p><a href="${escapeHtml(address)}">${link}</a></p>`;
  return reply
    .header('refresh', `0;url=${toHeaderAddress(address)}`)
    .header('content-security-policy', toPlainPagePolicy(distributor.framing))
    .header('content-language', sprak)
    .type('text/html; charset=utf-8')
    .send(toPlainPage({ sprak, heading, content }));
}
