import { Tilbakemelding } from '../tilbakemelding/tilbakemelding.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';
import { TilbudSection } from './tilbud-section.tsx';

export const title = tekster.tittel;
export function Page() {
  return (
    <>
      <TilbudSection />
      <div className={styles['tilbakemelding']}>
        <Tilbakemelding blokk="tilbud" />
      </div>
    </>
  );
}
