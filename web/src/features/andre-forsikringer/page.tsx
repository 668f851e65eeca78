import { ProduktScene } from '../../drawings/produkt-scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { Isolated } from '../../lib/section.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { nearTilbakemelding } from '../tilbakemelding/near-tilbakemelding.tsx';
import { AndreForsikringer } from './andre-forsikringer.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

const tilbakemelding = nearTilbakemelding(
  'andreForsikringer',
  () => import('../tilbakemelding/tilbakemelding.tsx'),
);

/**
 * Insurance that people may have without having bought it. Needs only the portal's own data, so it waits for no
 * outside system.
 */
export function Page() {
  const innhold = useAnswer('getOversiktConfig').data?.oversiktConfig;
  return (
    <PageColumn className={styles['page']}>
      <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.ingress} />
      <div className={styles['columns']}>
        {innhold && <AndreForsikringer forsikringer={innhold.andreForsikringer} />}
        <div className={styles['scene']}>
          <ProduktScene figure="paraply" />
        </div>
      </div>
      <div data-below className={styles['tilbakemelding']}>
        <Isolated fallback={null}>{tilbakemelding}</Isolated>
      </div>
      <p>
        <a href={lenker.oversikt}>{tekster.tilOversikten}</a>
      </p>
    </PageColumn>
  );
}
