import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';

import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { RowSection } from '../../lib/row-section.tsx';
import { Isolated } from '../../lib/section.tsx';
import { useUntold } from '../../lib/use-untold.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { RowList } from '../../ui/expandable-row/expandable-row.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { AdresseRow } from '../adresse/adresse-row.tsx';
import { tekster as kontakttekster } from '../kontaktinformasjon/tekster.nb.ts';
import { KontaktRows } from '../kontaktinformasjon/kontakt-rows.tsx';
import { ReservasjonRow } from '../samtykke/reservasjon-row.tsx';
import { SamtykkeSection, SamtykkeSkeleton } from '../samtykke/samtykke-section.tsx';
import { lenker } from '../../lib/lenker.ts';
import { FodselsnummerRow } from './fodselsnummer-row.tsx';
import styles from './page.module.css';
import { ProfilSkeleton, RowSkeleton } from './profil-skeleton.tsx';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

/** Its script is for few: those who saved without script, and had it come afterwards. */
const resultat = lazyPart(async () => (await import('./resultat.tsx')).Resultat);
const loRow = lazyPart(async () => (await import('./lo-row.tsx')).LoRow, <RowSkeleton />);

/** The insurance profile. Title and subtitle show at once; the rest comes with the customer record. */
export function Page() {
  const hasSamtykker = useShowsSamtykker();
  return (
    <PageColumn className={styles['page']}>
      <div className={styles['head']}>
        <PageHead heading={<h1>{tekster.overskrift}</h1>} lead={tekster.undertittel} />
        {(['innlogginger', 'data', 'lastNed'] as const).map((to) => (
          <p key={to}>
            <a href={lenker[to]}>{tekster[to]}</a>
          </p>
        ))}
      </div>
      <Suspense fallback={<ProfilSkeleton>{hasSamtykker && <SamtykkeSkeleton />}</ProfilSkeleton>}>
        <Profil />
      </Suspense>
    </PageColumn>
  );
}

function Profil() {
  const reading = useAnswer('getKunde');
  const kunde = reading.data;
  const untold = useUntold(kontakttekster);
  const search = useSearch();
  // As the page came: what is told leaves the address at once.
  const [saysSomething] = useState(search !== '');
  if (kunde === undefined)
    return (
      <>
        {/* Its row, which would say it, is not there. */}
        {untold && <Banner tone="warn">{untold}</Banner>}
        <ReadFailed href={lenker.profil} reading={reading}>
          {tekster.feil}
        </ReadFailed>
      </>
    );
  return (
    <>
      {saysSomething && <Isolated fallback={null}>{resultat}</Isolated>}
      <Opplysninger kunde={kunde} />
      <Samtykker kunde={kunde} />
    </>
  );
}

/**
 * Without a customer number there is no address row; only sb1 shows union membership. Rows with a query of their own
 * load and fail on their own.
 */
function Opplysninger({ kunde }: { kunde: Kunde }) {
  const isSb1 = useAnswer('getClientContext').data?.shortname === 'sb1';
  const loading = <RowSkeleton />;
  return (
    <section className={styles['section']} aria-labelledby="opplysninger">
      <h2 id="opplysninger">{kunde.navn ?? tekster.utenNavn}</h2>
      <Card className={styles['card']}>
        <RowList>
          <RowSection label={tekster.fodselsnummer} href={lenker.profil}>
            <FodselsnummerRow fodselsnummer={kunde.ssn} />
          </RowSection>
          {kunde.niceKundenummer !== undefined && <AdresseRow loading={loading} />}
          <KontaktRows
            kunde={kunde}
            loading={
              <>
                {loading}
                {loading}
              </>
            }
          />
          <ReservasjonRow loading={loading} />
          {isSb1 && loRow}
        </RowList>
      </Card>
    </section>
  );
}

function Samtykker({ kunde }: { kunde: Kunde }) {
  return useShowsSamtykker() && <SamtykkeSection kunde={kunde} />;
}

/** Only if the operator has configured it. */
function useShowsSamtykker(): boolean {
  return useAnswer('getOversiktConfig').data?.oversiktConfig.showSamtykkerMinProfil === true;
}
