import { PriceComparison } from '../../frame/price-comparison.tsx';
import { AfterOpening } from '../../rendering/after-opening.tsx';
import { awaitedPart } from '../../lib/awaited-part.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useIsLate } from '../../lib/use-is-late.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { PageColumn } from '../../ui/page-column.tsx';
import { AvtalerSection } from '../avtaler/avtaler-section.tsx';
import { TotalLine } from '../avtaler/total-line.tsx';
import { KjopCard } from '../kjopsinnganger/kjop-card.tsx';
import { Greeting } from './greeting.tsx';
import { Hills } from './hills.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

const loadLate = () => import('./page-late.tsx');
const lowerPart = awaitedPart(async () => (await loadLate()).loadLowerPart());
const driftsmelding = lazyPart(async () => (await loadLate()).Driftsmelding);
const medlemstekst = lazyPart(async () => (await loadLate()).Medlemstekst);
const oppgaver = lazyPart(async () => (await loadLate()).OppgaverCard);
// Only customers of savings banks need it.
const sparebankmeldinger = lazyPart(
  async () => (await import('../sparebankmeldinger/sparebankmeldinger.tsx')).Sparebankmeldinger,
);

/** One element for all renders: a new one would make React drop what the server sent of a part that still waits. */
const avtaler = (
  <AvtalerSection lastCard={<KjopCard />} prisnote={<PriceComparison className={styles['comparison']} />} />
);

/**
 * The insurance overview. Greeting and heading stand before the first section that waits for an outside system, so they
 * show at once. Each section after them loads and fails on its own.
 */
export function Page() {
  const { hasSparebank } = usePageContext();
  return (
    <>
      <div className={styles['band']}>
        <div className={styles['sky']} />
        <div className={styles['head']}>
          <Greeting />
          <TotalLine />
        </div>
        <AfterOpening>
          <Driftsplass className={styles['driftsmelding']} />
          <div className={styles['medlemstekst']}>{medlemstekst}</div>
          <div className={styles['oppgaver']}>{oppgaver}</div>
          <Hills className={styles['hills']} />
        </AfterOpening>
      </div>
      <AfterOpening>
        <PageColumn className={styles['content']}>
          {hasSparebank === true && sparebankmeldinger}
          {avtaler}
          <Driftsplass className={styles['late']} isBelow />
          {lowerPart}
        </PageColumn>
      </AfterOpening>
    </>
  );
}

/** On top, or below the insurances on a page where it comes late and would push them down. */
function Driftsplass({ className, isBelow = false }: { className: string | undefined; isBelow?: boolean }) {
  return useIsLate() === isBelow && <div className={className}>{driftsmelding}</div>;
}
