import type { Kunde } from '@portal/contract/kunde.ts';
import { kjopssperrer } from '@portal/contract/kjopssperrer.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearch } from 'wouter';

import { KategoriScene, type KategoriMotiv } from '../../drawings/kategori-scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import type { TitleParts } from '../../lib/lazy-page.tsx';
import { Isolated } from '../../lib/section.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { BlockedContent } from '../feil/blocked-content.tsx';
import { blockedTekster, type BlockedType } from '../feil/tekster.nb.ts';
import { InfoCards } from './info-cards.tsx';
import { KategoriList } from './kategori-list.tsx';
import { LoPresentation } from './lo-presentation.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

/** The title is the heading. Until the customer is known, the reason in the address decides it. */
export function title({ search, client }: TitleParts): string {
  const sperret = findSperret(search);
  if (sperret === undefined) return tekster.tittel;
  const kunde = client.getQueryState<Kunde>(['getKunde']);
  const type = isOwn(sperret) && kunde && kunde.status !== 'pending' ? kunde.data?.kjopssperre : sperret;
  return type === undefined ? tekster.tittel : blockedTekster[type].title;
}

/** The page of everything that can be bought. Only the links wait for another system. */
export function Page() {
  const search = useSearch();
  const kjop = <Kjopsinnganger isLo={new URLSearchParams(search).get('isLo') === 'true'} />;
  const sperret = findSperret(search);
  if (sperret === undefined) return kjop;
  if (!isOwn(sperret)) return <Blocked type={sperret} />;
  return (
    <Suspense fallback={<Loader />}>
      <UnlessOpen>{kjop}</UnlessOpen>
    </Suspense>
  );
}

function findSperret(search: string): BlockedType | undefined {
  const sperret = new URLSearchParams(search).get('sperret') ?? '';
  return isBlockedType(sperret) ? sperret : undefined;
}

/** For the other reasons, only the neighbouring app that linked here knows the cause. */
function isOwn(sperret: BlockedType): boolean {
  return kjopssperrer.some((kjopssperre) => kjopssperre === sperret);
}

/** The address that blocked purchase links lead to; it stops no customer who may buy. */
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

function isBlockedType(value: string): value is BlockedType {
  return Object.keys(blockedTekster).includes(value);
}
