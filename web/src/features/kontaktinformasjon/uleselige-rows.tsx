import { kontaktinformasjonForm, livkontaktForm } from '@portal/contract/forms/profil.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { useRefusedForm } from '../../lib/post-form.tsx';
import { RowSection } from '../../lib/row-section.tsx';
import type { Reading } from '../../lib/use-outcome.ts';
import { useUntold } from '../../lib/use-untold.ts';
import { UnreadRow } from '../../ui/expandable-row/changeable-row.tsx';
import type { KontaktKind } from './check-kontakt.ts';
import { tekster } from './tekster.nb.ts';
import { tekster as uleselig } from './uleselig-tekster.nb.ts';

/**
 * Rows of what the register has and cannot be read: it is not told as none, and there is no form that would write over
 * it. Of a registerkunde or a livkunde, as the rows that they stand in place of.
 */
export const UleseligMobil = () => <UleseligRow kind="mobil" name="mobilNummer" livName="telefon" />;
export const UleseligEpost = () => <UleseligRow kind="epost" name="epostAdresse" livName="epost" />;

function UleseligRow({ kind, name, livName }: { kind: KontaktKind; name: string; livName: string }) {
  const ofKunde = useAnswer('getKunde');
  const ofLivkunde = useAnswer('getLivkunde');
  return ofKunde.data?.niceKundenummer === undefined ? (
    <Row kind={kind} form={livkontaktForm} name={livName} reading={ofLivkunde} />
  ) : (
    <Row kind={kind} form={kontaktinformasjonForm} name={name} reading={ofKunde} />
  );
}

function Row({
  kind,
  form,
  name,
  reading,
}: {
  kind: KontaktKind;
  form: typeof livkontaktForm | typeof kontaktinformasjonForm;
  name: string;
  reading: Reading;
}) {
  const { etikett } = tekster[kind];
  const untold = useUntold(tekster, form);
  const refused = useRefusedForm();
  // A form has one of two fields: the other row tells its own.
  const isOfRow = refused !== undefined && name in refused.fields;
  return (
    <RowSection label={etikett} href={lenker.profil}>
      <UnreadRow label={etikett} href={lenker.profil} reading={reading}>
        {isOfRow && untold}
        {uleselig[kind]} <a href={lenker.kontakt}>{tekster.kontaktOss}</a>
      </UnreadRow>
    </RowSection>
  );
}
