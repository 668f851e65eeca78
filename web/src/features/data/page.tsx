import {
  dataResultat,
  delingForm,
  ikkeMegForm,
  trekkPostForm,
  trekkSamtykkeForm,
} from '@portal/contract/forms/data.ts';

import { lenker } from '../../lib/lenker.ts';
import { useFormRefusal } from '../../lib/post-form.tsx';
import { useResultat } from '../../lib/resultat/use-resultat.ts';
import { Banner } from '../../ui/banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageColumn } from '../../ui/page-column.tsx';
import type { ToastOptions } from '../../ui/toast/toast-queue.ts';
import { ResultHead } from '../../lib/resultat/result-head.tsx';
import { Aktivitet } from './aktivitet.tsx';
import { Delinger } from './delinger.tsx';
import { Oppbevaring } from './oppbevaring.tsx';
import styles from './page.module.css';
import { type Resultat, toResultat, toTrekkResultat } from './resultat.ts';
import { tekster } from './tekster.nb.ts';
import { Valg } from './valg.tsx';

export const title = tekster.tittel;

/** What is known of the customer: who is told, what they chose, what was done. Each part loads and fails on its own. */
export function Page() {
  const { resultat, times, heading, tell } = useResultat<Resultat>(dataResultat, useRefused(), toToast);
  return (
    <PageColumn className={styles['page']}>
      <ResultHead headingRef={heading} title={tekster.tittel} lead={tekster.ingress}>
        {resultat && (
          <Banner
            key={times}
            tone={toTone(resultat)}
            action={resultat === 'meldt-uten-utlogging' && <LoggUtAndre />}
          >
            {tekster.resultater[resultat]}
          </Banner>
        )}
      </ResultHead>
      <Delinger onResult={tell} />
      <Valg />
      <Aktivitet onResult={tell} />
      <Oppbevaring />
      <div className={classNames(styles['part'], styles['ways'])}>
        <p>
          <a href={lenker.lastNed}>{tekster.lastNed}</a>
        </p>
        <p>
          <a href={lenker.profil}>{tekster.tilProfilen}</a>
        </p>
      </div>
    </PageColumn>
  );
}

function LoggUtAndre() {
  return <a href={lenker.innlogginger}>{tekster.loggUtAndre}</a>;
}

/** Why a form sent without JavaScript was refused. */
function useRefused(): Resultat | undefined {
  const report = useFormRefusal(ikkeMegForm);
  const samtykke = useFormRefusal(trekkSamtykkeForm);
  const post = useFormRefusal(trekkPostForm);
  const deling = useFormRefusal(delingForm);
  if (report !== undefined) return toResultat(report);
  const trekk = samtykke ?? post ?? deling;
  return trekk && toTrekkResultat(trekk);
}

const toToast = (resultat: Resultat): ToastOptions => ({
  act: 'data',
  tone: toTone(resultat),
  content: tekster.resultater[resultat],
});

function toTone(resultat: Resultat): 'success' | 'info' | 'warn' | 'error' {
  if (resultat === 'feilet' || resultat === 'feilet-valg') return 'error';
  if (resultat === 'venter') return 'info';
  const isDone = ['meldt', 'meldt-uten-utlogging', 'trukket', 'gitt'].includes(resultat);
  return isDone ? 'success' : 'warn';
}
