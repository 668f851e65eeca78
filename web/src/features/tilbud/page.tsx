import { nearTilbakemelding } from '../tilbakemelding/near-tilbakemelding.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';
import { TilbudSection } from './tilbud-section.tsx';

export const title = tekster.tittel;

const tilbakemelding = nearTilbakemelding('tilbud', () => import('../tilbakemelding/tilbakemelding.tsx'));

export function Page() {
  return (
    <>
      <TilbudSection />
      <div data-below className={styles['tilbakemelding']}>
        {tilbakemelding}
      </div>
    </>
  );
}
