import type { Question } from '@portal/contract/query-key.ts';

import { Tilbakemelding } from '../tilbakemelding/tilbakemelding.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.ts';
import { TilbudSection } from './tilbud-section.tsx';

export const title = tekster.tittel;
export const queries = [
  'getOversiktConfig',
  'getTilbud',
  'getKunde',
  'getKontaktinfo',
] as const satisfies readonly Question[];

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
