import { Section } from '../../lib/section.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './medlemstekst.module.css';
import { tekster } from './tekster.ts';

/**
 * What the customer has through the union, or who delivers the insurances and what gathering them saves.
 * Neither while it is unknown which, and neither if that cannot be known.
 */
export function Medlemstekst({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      <Section asks={['getKunde']} loading={<MedlemstekstSkeleton />} failed={null}>
        <KundensTekst />
      </Section>
    </div>
  );
}

function KundensTekst() {
  const kunde = useAnswer('getKunde').data;
  // The insurer, whoever has sold it.
  const selskap = useAnswer('getOversiktConfig').data?.runtime.informasjonskapsler.behandlingsansvarlig;
  if (kunde === undefined) return null;
  if (kunde.isLoMedlem) return <p className={styles['text']}>{tekster.medlem}</p>;
  return selskap === undefined ? null : <p className={styles['text']}>{tekster.ikkeMedlem(selskap)}</p>;
}

/** Two lines, as what comes. */
function MedlemstekstSkeleton() {
  return (
    <p className={styles['text']} aria-hidden>
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </p>
  );
}
