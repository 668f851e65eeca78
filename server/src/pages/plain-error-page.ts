import { BASE_PATH } from '@portal/contract/paths.ts';
import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { escapeHtml } from './escape-html.ts';
import { toPlainPage } from './plain-page.ts';

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
  return toPlainPage({
    sprak,
    heading,
    content:
      `<p>${advice}</p><p><a href="${BASE_PATH}">${toPortal}</a></p>` +
      (correlationId === undefined ? '' : `<p>${reference}: ${escapeHtml(correlationId)}</p>`),
  });
}
