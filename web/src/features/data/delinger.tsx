import type { Question } from '@portal/contract/query-key.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { formatTidspunkt } from '../../lib/format/tidspunkt.ts';
import { lenker } from '../../lib/lenker.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { DelingItem } from './deling-item.tsx';
import {
  type Avsluttet,
  type Deling,
  listAvsluttede,
  listAvsluttedeRegistrerte,
  listDelinger,
  mayBeGiven,
  mayHaveEnded,
} from './list-delinger.ts';
import { loading } from './loading.tsx';
import styles from './page.module.css';
import { AvsluttetDelingItem, RegistrertDelingItem } from './registrert-deling.tsx';
import type { Resultat } from './resultat.ts';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.delinger;
const asks: readonly Question[] = [
  'getSamtykker',
  'getReservasjon',
  'getDelinger',
  'getRegistrerteDelinger',
  'getSamtykkehistorikk',
  'getKunde',
  'getOversiktConfig',
  'getClientContext',
  ['getSamtykketekster', { bankkunde: 'false' }],
];

/** Who is told about the customer: now, earlier, and by law. */
export function Delinger({ onResult }: { onResult: (resultat: Resultat) => void }) {
  return (
    <section className={styles['part']} aria-labelledby="delinger">
      <h2 id="delinger">{tekster.tittel}</h2>
      <Section
        asks={asks}
        loading={loading}
        failed={<SectionFailed href={lenker.data}>{tekster.hentefeil}</SectionFailed>}
      >
        <Na onResult={onResult} />
      </Section>
      <h3>{tekster.avsluttede.tittel}</h3>
      <Section
        asks={[
          'getSamtykkehistorikk',
          'getRegistrerteDelinger',
          'getOversiktConfig',
          'getKunde',
          'getSamtykker',
          'getReservasjon',
        ]}
        loading={loading}
        failed={<SectionFailed href={lenker.data}>{tekster.avsluttede.hentefeil}</SectionFailed>}
      >
        <Avsluttede onResult={onResult} />
      </Section>
      <h3>{tekster.lov.tittel}</h3>
      <p>{tekster.lov.forklart}</p>
      <Card className={styles['card']}>
        <ul role="list" className={styles['list']}>
          {tekster.lov.rader.map(({ hvem, hva, lov }) => (
            <li key={hvem} className={styles['item']}>
              <h4>{hvem}</h4>
              <p>{hva}</p>
              <p className={styles['note']}>{lov}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Na({ onResult }: { onResult: (resultat: Resultat) => void }) {
  const { hasSparebank } = usePageContext();
  const samtykker = useAnswer('getSamtykker');
  const reservasjon = useAnswer('getReservasjon');
  const others = useAnswer('getDelinger');
  const registrerte = useAnswer('getRegistrerteDelinger');
  const { delinger, isMissing } = listDelinger({
    samtykker: samtykker.data,
    reservasjon: reservasjon.data,
    delinger: others.data,
    registrerte: registrerte.data,
    hasSparebank,
  });
  const registrert = registrerte.data?.delinger ?? [];
  const running = registrert.filter(({ avsluttet }) => avsluttet === undefined);
  // Without what was chosen nobody knows that nothing has ended.
  const historikk = useAnswer('getSamtykkehistorikk').data;
  const hasEnded = historikk === undefined || running.length < registrert.length || mayHaveEnded(historikk);
  // Where nobody is told, what is not confirmed is a no.
  const isUbekreftet = samtykker.data?.ubekreftet?.[0] !== undefined || reservasjon.data?.ubekreftet;
  const sources = [samtykker, reservasjon, others, registrerte];
  const all = {
    isFetching: sources.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of sources) refetch();
    },
  };
  return (
    <>
      {isMissing && (
        <ReadFailed href={lenker.data} reading={all} tone="warn">
          {tekster.mangler}
        </ReadFailed>
      )}
      {!isMissing && delinger.length + running.length === 0 && (
        <p>{isUbekreftet ? tekster.ubekreftet : hasEnded ? tekster.ingenNa : tekster.ingen}</p>
      )}
      {delinger.length + running.length > 0 && (
        <Card className={styles['card']}>
          <ul role="list" className={styles['list']}>
            {delinger.map((deling: Deling) => (
              <Isolated
                key={deling.slag}
                fallback={<li className={styles['item']}>{generelle.visesIkke}</li>}
              >
                <DelingItem deling={deling} onResult={onResult} />
              </Isolated>
            ))}
            {running.map((deling) => (
              <Isolated key={deling.id} fallback={<li className={styles['item']}>{generelle.visesIkke}</li>}>
                <RegistrertDelingItem deling={deling} onResult={onResult} />
              </Isolated>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Avsluttede({ onResult }: { onResult: (resultat: Resultat) => void }) {
  const historikk = useAnswer('getSamtykkehistorikk');
  const registrerte = useAnswer('getRegistrerteDelinger');
  const since = twoYearsAgo();
  const valg = listAvsluttede(historikk.data ?? [], since);
  const ended = listAvsluttedeRegistrerte(registrerte.data?.delinger ?? [], since);
  const failed = [
    ...(historikk.data === undefined ? [historikk] : []),
    ...(registrerte.data?.ufullstendig === false ? [] : [registrerte]),
  ];
  return (
    <>
      {failed[0] !== undefined && (
        <ReadFailed
          href={lenker.data}
          reading={{
            isFetching: failed[0].isFetching,
            refetch: () => failed.forEach(({ refetch }) => refetch()),
          }}
        >
          {tekster.avsluttede.hentefeil}
        </ReadFailed>
      )}
      {failed.length === 0 && valg.length + ended.length === 0 && <p>{tekster.avsluttede.ingen}</p>}
      {valg.length + ended.length > 0 && (
        <Card className={styles['card']}>
          <ul role="list" className={styles['list']}>
            <AvsluttedeValg avsluttede={valg} />
            {ended.map((deling) => (
              <Isolated key={deling.id} fallback={<li className={styles['item']}>{generelle.visesIkke}</li>}>
                <AvsluttetDelingItem deling={deling} onResult={onResult} />
              </Isolated>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function AvsluttedeValg({ avsluttede }: { avsluttede: readonly Avsluttet[] }) {
  const mayGive = useMayGive();
  const samtykker = useAnswer('getSamtykker').data;
  const reservasjon = useAnswer('getReservasjon').data;
  const newest = new Set<string>();
  return avsluttede.map(({ slag, tidspunkt, isUbekreftet }) => {
    const isNewest = !newest.has(slag);
    newest.add(slag);
    return (
      <li key={`${slag} ${tidspunkt}`} className={styles['item']}>
        <h4>{tekster[slag].formal}</h4>
        <p>{tekster.avsluttede.avsluttet(formatTidspunkt(tidspunkt))}</p>
        {isUbekreftet && <p className={styles['note']}>{tekster.ubekreftet}</p>}
        {isNewest && mayGive && mayBeGiven(slag, { samtykker, reservasjon }) && (
          <p>
            <a href={lenker.profil}>{tekster.gi}</a>
          </p>
        )}
      </li>
    );
  });
}

/** Whether the profile has the questions, each with its words: nobody gives a consent without having seen them. */
function useMayGive(): boolean {
  const isShown = useAnswer('getOversiktConfig').data?.oversiktConfig.showSamtykkerMinProfil === true;
  const kunde = useAnswer('getKunde').data;
  return isShown && kunde?.isBankkunde !== true && !kunde?.uleselig?.includes('isBankkunde');
}

function twoYearsAgo(): Date {
  const day = new Date();
  day.setFullYear(day.getFullYear() - 2);
  return day;
}
