import { lenker } from '../lib/lenker.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { tekster } from './tekster.ts';

/** FRM-14: stands in the footer, and wherever prices are shown. */
export function PriceComparison({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      {tekster.bunntekst.sammenlignFor}
      <ExternalLink href={lenker.finansportalen}>{tekster.bunntekst.sammenlignLenke}</ExternalLink>
    </p>
  );
}
