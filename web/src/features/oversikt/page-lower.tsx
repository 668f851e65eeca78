import { Isolated } from '../../lib/section.tsx';
import { Anbefalinger } from '../anbefalinger/anbefalinger.tsx';
import { FinnerIkkeForsikringSection } from '../finner-ikke-forsikring/finner-ikke-forsikring-section.tsx';
import { KjopSection } from '../kjopsinnganger/kjop-section.tsx';
import { KostnaderLink } from '../avtaler/kostnader-link.tsx';
import { DobbeltforsikringCard } from '../medlem/dobbeltforsikring-card.tsx';
import { Tilbakemelding } from '../tilbakemelding/tilbakemelding.tsx';
import { TilbudeneCard } from '../tilbud/tilbudene-card.tsx';
import styles from './page-lower.module.css';

export { HillDrawing } from './hill-drawing.tsx';

/**
 * What follows the agreements. Links and forms work before the script, which is fetched when one of the marked
 * elements is near the window. There are several marks, because an element without content has no position.
 */
export function LowerPart() {
  return (
    <>
      <KostnaderLink />
      <div data-below className={styles['beside']}>
        <div className={styles['column']}>
          <TilbudeneCard />
          <DobbeltforsikringCard />
        </div>
        <Anbefalinger className={styles['anbefalinger']} />
      </div>
      <Isolated fallback={null}>
        <FinnerIkkeForsikringSection />
      </Isolated>
      <Isolated fallback={null}>
        <KjopSection />
      </Isolated>
      <div data-below className={styles['tilbakemelding']}>
        <Isolated fallback={null}>
          <Tilbakemelding blokk="oversikt" />
        </Isolated>
      </div>
    </>
  );
}
