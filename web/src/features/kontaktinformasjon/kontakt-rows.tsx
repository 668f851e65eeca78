import type { ReactNode } from 'react';

import { kontaktinformasjonForm, livkontaktForm } from '@portal/contract/forms/profil.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { RowSection } from '../../lib/row-section.tsx';
import { UnreadRow } from '../../ui/expandable-row/changeable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { KontaktRow, type KontaktRowProps } from './kontakt-row.tsx';
import { tekster } from './tekster.nb.ts';
import { useSaveKontakt } from './use-save-kontakt.ts';
import { useSaveLivkontakt } from './use-save-livkontakt.ts';

/**
 * Mobile number and e-mail of a customer with a customer number or a record in the life register. The customer number
 * comes first when both exist.
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
      {isOld ? <Livkunde /> : <Registerkunde kunde={kunde} />}
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

function Registerkunde({ kunde: { kontaktInformasjon } }: { kunde: Kunde }) {
  const mobil = useSaveKontakt('mobil');
  const epost = useSaveKontakt('epost');
  const reading = useAnswer('getKunde');
  return (
    <>
      <Row
        kind="mobil"
        form={kontaktinformasjonForm}
        name={kontaktinformasjonForm.names.mobilNummer}
        value={kontaktInformasjon.mobilNummer}
        saving={mobil}
        reading={reading}
      />
      <Row
        kind="epost"
        form={kontaktinformasjonForm}
        name={kontaktinformasjonForm.names.epostAdresse}
        value={kontaktInformasjon.epostAdresse}
        saving={epost}
        reading={reading}
      />
    </>
  );
}

/** For customers in neither register: no rows, but how to get the information changed. */
function Livkunde() {
  const reading = useAnswer('getLivkunde');
  const { data: livkunde } = reading;
  const mobil = useSaveLivkontakt('mobil');
  const epost = useSaveLivkontakt('epost');
  if (livkunde === undefined) {
    return (
      <UnreadRow label={tekster.kontaktinformasjon} href={lenker.profil} reading={reading}>
        {tekster.feil}
      </UnreadRow>
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
        form={livkontaktForm}
        name={livkontaktForm.names.telefon}
        value={livkunde.telefon}
        saving={mobil}
        reading={reading}
      />
      <Row
        kind="epost"
        form={livkontaktForm}
        name={livkontaktForm.names.epost}
        value={livkunde.epost}
        saving={epost}
        reading={reading}
      />
    </>
  );
}
