import type { ReactNode } from 'react';

import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { RowSection } from '../../lib/row-section.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';
import { KontaktRow, type KontaktRowProps } from './kontakt-row.tsx';
import styles from './kontakt.module.css';
import { tekster } from './tekster.ts';
import { useSaveKontakt } from './use-save-kontakt.ts';
import { useSaveLivkontakt } from './use-save-livkontakt.ts';

/**
 * Mobile number and e-mail of who has a customer number or a prolife record. The customer record wins where
 * both have them.
 */
export function KontaktRows({ kunde, loading }: { kunde: Kunde; loading: ReactNode }) {
  const isOld = kunde.niceKundenummer === undefined;
  return (
    <RowSection
      label={tekster.kontaktinformasjon}
      href={lenker.profil}
      asks={isOld ? ['getLivkunde'] : []}
      loading={loading}
    >
      {isOld ? <OldCustomer /> : <ClaimsCustomer kunde={kunde} />}
    </RowSection>
  );
}

function Row(props: KontaktRowProps) {
  return (
    <RowSection label={tekster[props.kind].etikett} href={lenker.profil}>
      <KontaktRow {...props} />
    </RowSection>
  );
}

function ClaimsCustomer({ kunde: { kontaktInformasjon } }: { kunde: Kunde }) {
  const mobil = useSaveKontakt('mobil');
  const epost = useSaveKontakt('epost');
  const reading = useAnswer('getKunde');
  return (
    <>
      <Row
        kind="mobil"
        skjema="kontaktinformasjon"
        name="mobilNummer"
        value={kontaktInformasjon.mobilNummer}
        saving={mobil}
        reading={reading}
      />
      <Row
        kind="epost"
        skjema="kontaktinformasjon"
        name="epostAdresse"
        value={kontaktInformasjon.epostAdresse}
        saving={epost}
        reading={reading}
      />
    </>
  );
}

/** Neither customer number nor prolife record: no rows, but a way to have it changed. */
function OldCustomer() {
  const reading = useAnswer('getLivkunde');
  const { data: livkunde, isFetching, refetch } = reading;
  const mobil = useSaveLivkontakt('mobil');
  const epost = useSaveLivkontakt('epost');
  if (livkunde === undefined) {
    return (
      <StaticRow label={tekster.kontaktinformasjon}>
        <div className={styles['failed']}>
          <p>{tekster.feil}</p>
          <RetryForm href={lenker.profil} isFetching={isFetching} onRetry={refetch} />
        </div>
      </StaticRow>
    );
  }
  if (!livkunde.finnesProlifeKunde) {
    return (
      <StaticRow label={tekster.kontaktinformasjon}>
        <a href={lenker.kontakt}>{tekster.kontaktOss}</a>
      </StaticRow>
    );
  }
  return (
    <>
      <Row
        kind="mobil"
        skjema="livkontakt"
        name="telefon"
        value={livkunde.telefon}
        saving={mobil}
        reading={reading}
      />
      <Row
        kind="epost"
        skjema="livkontakt"
        name="epost"
        value={livkunde.epost}
        saving={epost}
        reading={reading}
      />
    </>
  );
}
