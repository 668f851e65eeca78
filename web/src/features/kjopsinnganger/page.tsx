import { type ReactNode, Suspense, useState } from 'react';
import { useSearch } from 'wouter';

import { KategoriScene, type KategoriMotiv } from '../../drawings/kategori-scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { Isolated } from '../../lib/section.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { BlockedContent } from '../feil/blocked-content.tsx';
import { InfoCards } from './info-cards.tsx';
import { KategoriList } from './kategori-list.tsx';
import { LoPresentation } from './lo-presentation.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.ts';

export { queries, title } from './page-data.ts';

/** Where one finds what to buy. Nothing on it waits for another system but the links themselves. */
export function Page() {
  const parameters = new URLSearchParams(useSearch());
  const kjop = <Kjopsinnganger isLo={parameters.get('isLo') === 'true'} />;
  if (parameters.get('sperret') !== 'under18') return kjop;
  return (
    <Suspense fallback={<Loader />}>
      <UnlessAdult>{kjop}</UnlessAdult>
    </Suspense>
  );
}

/** The address is where purchase links lead under 18; it stops nobody else: an unknown age closes nothing. */
function UnlessAdult({ children }: { children: ReactNode }) {
  const kunde = useAnswer('getKunde').data;
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  if (kunde?.kanKjopePaaNett !== false) return children;
  return <BlockedContent type="under18" kontaktinfo={kontaktinfo} />;
}

function Kjopsinnganger({ isLo }: { isLo: boolean }) {
  const [motiv, setMotiv] = useState<KategoriMotiv>('ingen');
  return (
    <PageColumn className={styles['page']}>
      <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.samlerabatt}>
        {isLo && <LoPresentation />}
      </PageHead>
      <div className={styles['columns']}>
        <KategoriList isLo={isLo} onOpen={setMotiv} />
        <div className={styles['scene']}>
          <Isolated fallback={null}>
            <KategoriScene motiv={motiv} />
          </Isolated>
        </div>
      </div>
      <Isolated fallback={null}>
        <InfoCards isLo={isLo} />
      </Isolated>
    </PageColumn>
  );
}
