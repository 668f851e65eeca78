import { lenker } from '../lib/lenker.ts';
import { withElement } from '../lib/with-element.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { tekster } from './tekster.nb.ts';

/** In the footer, and once beside the prices of a page. */
export function PriceComparison({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      {withElement(
        tekster.bunntekst.sammenlign,
        <ExternalLink href={lenker.finansportalen}>{tekster.bunntekst.sammenlignLenke}</ExternalLink>,
      )}
    </p>
  );
}
