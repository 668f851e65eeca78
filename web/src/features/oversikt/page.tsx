import { PriceComparison } from '../../frame/price-comparison.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { Anbefalinger } from '../anbefalinger/anbefalinger.tsx';
import { AvtalerSection } from '../avtaler/avtaler-section.tsx';
import { TotalLine } from '../avtaler/total-line.tsx';
import { Driftsmelding } from '../driftsmelding/driftsmelding.tsx';
import { ErrorContent } from '../feil/error-content.tsx';
import { FinnerIkkeForsikringSection } from '../finner-ikke-forsikring/finner-ikke-forsikring-section.tsx';
import { KjopCard } from '../kjopsinnganger/kjop-card.tsx';
import { KjopSection } from '../kjopsinnganger/kjop-section.tsx';
import { Kundekommunikasjon } from '../kundekommunikasjon/kundekommunikasjon.tsx';
import { DobbeltforsikringCard } from '../medlem/dobbeltforsikring-card.tsx';
import { Medlemstekst } from '../medlem/medlemstekst.tsx';
import { OppgaverCard } from '../oppgaver/oppgaver-card.tsx';
import { Tilbakemelding } from '../tilbakemelding/tilbakemelding.tsx';
import { TilbudeneCard } from '../tilbud/tilbudene-card.tsx';
import { Greeting } from './greeting.tsx';
import { Hills } from './hills.tsx';
import styles from './page.module.css';

export { moreQueries, queries, title } from './page-data.ts';

/** The insurance overview (RTE-03), or an error page where an operator has closed it (OVW-20). */
export function Page() {
  const config = useAnswer('getOversiktConfig').data;
  return config?.featureFlags['nysalg-skade'] === false ? <Closed /> : <Oversikt />;
}

function Closed() {
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  return (
    <ErrorContent type="generell" kontaktinfo={kontaktinfo} correlationId={usePageContext().correlationId} />
  );
}

/**
 * Greeting and heading stand before the first section that waits for another system,
 * so they are on screen at once; each section after them comes by itself and fails by itself. The order is OD-113.
 */
function Oversikt() {
  return (
    <>
      <div className={styles['band']}>
        <div className={styles['sky']} />
        <div className={styles['head']}>
          <Greeting />
          <TotalLine />
        </div>
        <Driftsmelding className={styles['driftsmelding']} />
        <Medlemstekst className={styles['medlemstekst']} />
        <div className={styles['oppgaver']}>
          <OppgaverCard />
        </div>
        <Hills className={styles['hills']} />
      </div>
      <div className={styles['content']}>
        <Kundekommunikasjon />
        <AvtalerSection
          lastCard={<KjopCard />}
          prisnote={<PriceComparison className={styles['comparison']} />}
        />
        <div className={styles['beside']}>
          <div className={styles['column']}>
            <TilbudeneCard />
            <DobbeltforsikringCard />
          </div>
          <Anbefalinger className={styles['anbefalinger']} />
        </div>
        <FinnerIkkeForsikringSection />
        <KjopSection />
        <div className={styles['tilbakemelding']}>
          <Tilbakemelding blokk="oversikt" />
        </div>
      </div>
    </>
  );
}
