import { kjopssperrer } from '@portal/contract/kjopssperrer.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearch } from 'wouter';

import { KategoriScene, type KategoriMotiv } from '../../drawings/kategori-scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { Isolated } from '../../lib/section.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { BlockedContent } from '../feil/blocked-content.tsx';
import { type BlockedType, isBlockedType } from '../feil/tekster.ts';
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
  const sperret = parameters.get('sperret') ?? '';
  if (!isBlockedType(sperret)) return kjop;
  // Why these are, the neighbouring app knows that led here.
  if (!kjopssperrer.some((kjopssperre) => kjopssperre === sperret)) return <Blocked type={sperret} />;
  return (
    <Suspense fallback={<Loader />}>
      <UnlessOpen>{kjop}</UnlessOpen>
    </Suspense>
  );
}

/** The address is where the purchase links of some customers lead; it stops nobody else. */
function UnlessOpen({ children }: { children: ReactNode }) {
  const kjopssperre = useAnswer('getKunde').data?.kjopssperre;
  return kjopssperre === undefined ? children : <Blocked type={kjopssperre} />;
}

function Blocked({ type }: { type: BlockedType }) {
  return <BlockedContent type={type} kontaktinfo={useAnswer('getKontaktinfo').data} />;
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
