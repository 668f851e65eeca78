import { PriceComparison } from '../../frame/price-comparison.tsx';
import { AfterOpening } from '../../lib/after-opening.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PageColumn } from '../../ui/page-column.tsx';
import { AvtalerSection } from '../avtaler/avtaler-section.tsx';
import { TotalLine } from '../avtaler/total-line.tsx';
import { KjopCard } from '../kjopsinnganger/kjop-card.tsx';
import { Medlemstekst } from '../medlem/medlemstekst.tsx';
import { OppgaverCard } from '../oppgaver/oppgaver-card.tsx';
import { Greeting } from './greeting.tsx';
import { Hills } from './hills.tsx';
import styles from './page.module.css';

export { moreQueries, queries, title } from './page-data.ts';

const lowerPart = lazyPart(async () => (await import('./page-lower.tsx')).LowerPart);
const driftsmelding = lazyPart(async () => (await import('./page-late.tsx')).Driftsmelding, null);
const kundekommunikasjon = lazyPart(async () => (await import('./page-late.tsx')).Kundekommunikasjon, null);

/**
 * The insurance overview. Greeting and heading stand before the first section that waits for another system,
 * so they are on screen at once; each section after them comes by itself and fails by itself.
 */
export function Page() {
  return (
    <>
      <div className={styles['band']}>
        <div className={styles['sky']} />
        <div className={styles['head']}>
          <Greeting />
          <TotalLine />
        </div>
        <AfterOpening>
          <div className={styles['driftsmelding']}>{driftsmelding}</div>
          <Medlemstekst className={styles['medlemstekst']} />
          <div className={styles['oppgaver']}>
            <OppgaverCard />
          </div>
          <Hills className={styles['hills']} />
        </AfterOpening>
      </div>
      <AfterOpening>
        <PageColumn className={styles['content']}>
          {kundekommunikasjon}
          <AvtalerSection
            lastCard={<KjopCard />}
            prisnote={<PriceComparison className={styles['comparison']} />}
          />
          {lowerPart}
        </PageColumn>
      </AfterOpening>
    </>
  );
}
