import { kalenderResultat } from '@portal/contract/forms/kalender.ts';

import { lenker } from '../../lib/lenker.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { BelopKnapp } from '../../lib/belop/belop-knapp.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { useKryss } from '../../lib/resultat/use-kryss.ts';
import { useResultat } from '../../lib/resultat/use-resultat.ts';
import { Section, SectionFailed } from '../../lib/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LoadingLines } from '../../ui/loading-lines.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { Aret } from './aret.tsx';
import { Endringer } from './endringer.tsx';
import { Fordelt } from './fordelt.tsx';
import { Kalender } from './kalender.tsx';
import { Merkedager } from './merkedager.tsx';
import { NotAnswered } from './not-answered.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

const ENDRINGER = 'endringer';

/** What the customer pays, for what, when, and what changed. Each part loads and fails on its own. */
export function Page() {
  const isTicked = useKryss();
  const { resultat, forget } = useResultat(kalenderResultat);
  return (
    <PageColumn className={styles['page']}>
      <div>
        <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.ingress} />
        <div className={styles['ways']}>
          <BelopKnapp />
          <a href={`#${ENDRINGER}`}>{tekster.endringer.se}</a>
        </div>
      </div>
      {resultat !== undefined && (
        <Banner tone="warn" role="alert">
          {tekster.kalender.resultater[resultat]}
        </Banner>
      )}
      <Section asks={['getAvtaler']} loading={null} failed={null}>
        <Ufullstendig />
      </Section>
      <section className={styles['part']} aria-labelledby="aret">
        <h2 id="aret">{tekster.ar.tittel}</h2>
        <Section asks={['getAvtaler', 'getBetalinger', 'getPriser']} loading={loading} failed={failed}>
          <Aret />
        </Section>
      </section>
      <Kalender isTicked={isTicked} onSent={forget} />
      <section className={styles['part']} aria-labelledby="fordelt">
        <h2 id="fordelt">{tekster.fordelt.tittel}</h2>
        <Section asks={['getAvtaler', 'getPriser']} loading={loading} failed={failed}>
          <Fordelt />
        </Section>
      </section>
      <section className={styles['part']} aria-labelledby={ENDRINGER}>
        <h2 id={ENDRINGER}>{tekster.endringer.tittel}</h2>
        <Section asks={['getAvtaler', 'getPriser', 'getKontaktinfo']} loading={loading} failed={failed}>
          <Endringer />
        </Section>
      </section>
      <section className={styles['part']} aria-labelledby="merkedager">
        <h2 id="merkedager">{tekster.merkedager.tittel}</h2>
        <Section asks={['getAvtaler', 'getPriser']} loading={loading} failed={failed}>
          <Merkedager />
        </Section>
      </section>
    </PageColumn>
  );
}

/** The agreements are what every part is made of. Each part says itself when it has none at all. */
function Ufullstendig() {
  const { data } = useAnswer('getAvtaler');
  if (data === undefined || isKomplett(data)) return null;
  return (
    <NotAnswered name="getAvtaler" tone="warn">
      {tekster.mangler}
    </NotAnswered>
  );
}

const loading = <LoadingLines>{tekster.henter}</LoadingLines>;
const failed = <SectionFailed href={lenker.kostnader}>{tekster.hentefeil}</SectionFailed>;
