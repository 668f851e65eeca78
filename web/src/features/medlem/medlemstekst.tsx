import { findFlag } from '@portal/contract/rules/find-flag.ts';

import { Section } from '../../lib/section.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './medlemstekst.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * The benefits of the union, or the insurer and the collective discount. Neither while membership is unknown or cannot
 * be known.
 */
export function Medlemstekst() {
  return (
    <Section asks={['getKunde']} loading={<MedlemstekstSkeleton />} failed={null}>
      <KundensTekst />
    </Section>
  );
}

function KundensTekst() {
  const isLoMedlem = findFlag(useAnswer('getKunde').data, 'isLoMedlem');
  // The insurer, whichever distributor sold it.
  const selskap = useAnswer('getOversiktConfig').data?.runtime.informasjonskapsler.behandlingsansvarlig;
  if (isLoMedlem === undefined) return null;
  if (isLoMedlem) return <p className={styles['text']}>{tekster.medlem}</p>;
  return selskap === undefined ? null : <p className={styles['text']}>{tekster.ikkeMedlem(selskap)}</p>;
}

/** Two lines, like the text that follows. */
function MedlemstekstSkeleton() {
  return (
    <p className={styles['text']} aria-hidden>
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </p>
  );
}
