import type { ReactNode } from 'react';

import { kontaktinformasjonForm, livkontaktForm } from '@portal/contract/forms/profil.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { lenker } from '../../lib/lenker.ts';
import { RowSection } from '../../lib/row-section.tsx';
import { useUntold } from '../../lib/use-untold.ts';
import { UnreadRow } from '../../ui/expandable-row/changeable-row.tsx';
import { StaticRow } from '../../ui/expandable-row/static-row.tsx';
import { KontaktRow, type KontaktRowProps } from './kontakt-row.tsx';
import { tekster } from './tekster.nb.ts';
import { useSaveKontakt } from './use-save-kontakt.ts';
import { useSaveLivkontakt } from './use-save-livkontakt.ts';

/** Their script is for few. */
const load = () => import('./uleselige-rows.tsx');
const uleselige = {
  mobil: lazyPart(async () => (await load()).UleseligMobil),
  epost: lazyPart(async () => (await load()).UleseligEpost),
};

/**
 * Mobile number and e-mail of a customer with a customer number or a record in the life register. The customer number
 * comes first when both exist.
 */
export function KontaktRows({ kunde, loading }: { kunde: Kunde; loading: ReactNode }) {
  const isLivkunde = kunde.niceKundenummer === undefined;
  return (
    <RowSection
      label={tekster.kontaktinformasjon}
      href={lenker.profil}
      asks={isLivkunde ? ['getLivkunde'] : []}
      loading={loading}
    >
      {isLivkunde ? <Livkunde /> : <Registerkunde kunde={kunde} />}
    </RowSection>
  );
}

/** What cannot be read is told by a row of another kind. */
function Row({ uleselig, ...props }: KontaktRowProps & { uleselig: readonly string[] | undefined }) {
  return uleselig?.includes(props.name) ? (
    uleselige[props.kind]
  ) : (
    <RowSection label={tekster[props.kind].etikett} href={lenker.profil}>
      <KontaktRow {...props} />
    </RowSection>
  );
}

function Registerkunde({ kunde: { kontaktInformasjon, uleselig } }: { kunde: Kunde }) {
  const mobil = useSaveKontakt('mobil');
  const epost = useSaveKontakt('epost');
  const shared = { form: kontaktinformasjonForm, reading: useAnswer('getKunde'), uleselig };
  return (
    <>
      <Row
        {...shared}
        kind="mobil"
        name="mobilNummer"
        value={kontaktInformasjon.mobilNummer}
        saving={mobil}
      />
      <Row
        {...shared}
        kind="epost"
        name="epostAdresse"
        value={kontaktInformasjon.epostAdresse}
        saving={epost}
      />
    </>
  );
}

/** For customers in neither register: no rows, but how to get the information changed. */
function Livkunde() {
  const reading = useAnswer('getLivkunde');
  const { data: livkunde } = reading;
  const untold = useUntold(tekster, livkontaktForm);
  const shared = { form: livkontaktForm, reading, uleselig: livkunde?.uleselig };
  const mobil = useSaveLivkontakt('mobil');
  const epost = useSaveLivkontakt('epost');
  if (livkunde === undefined) {
    return (
      <UnreadRow label={tekster.kontaktinformasjon} href={lenker.profil} reading={reading}>
        {untold + tekster.feil}
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
      <Row {...shared} kind="mobil" name="telefon" value={livkunde.telefon} saving={mobil} />
      <Row {...shared} kind="epost" name="epost" value={livkunde.epost} saving={epost} />
    </>
  );
}
