import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';

import { readWord } from '@portal/contract/address-words.ts';
import {
  dataResultat,
  delingForm,
  ikkeMegForm,
  trekkPostForm,
  trekkSamtykkeForm,
} from '@portal/contract/forms/data.ts';

import { lenker } from '../../lib/lenker.ts';
import { useOtherWindows } from '../../lib/other-windows.ts';
import { useFormRefusal } from '../../lib/post-form.tsx';
import { Banner } from '../../ui/banner.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
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
  useOtherWindows();
  const heading = useRef<HTMLHeadingElement>(null);
  const { resultat, setResultat } = useResultat();
  const onResult = (how: Resultat): void => {
    setResultat(how);
    // The button that had focus may be gone.
    heading.current?.focus();
  };
  return (
    <PageColumn className={styles['page']}>
      <PageHead
        heading={
          <h1 ref={heading} tabIndex={-1}>
            {tekster.tittel}
          </h1>
        }
        lead={tekster.ingress}
      />
      <div role="status" className={styles['result']}>
        {resultat && (
          <Banner tone={toTone(resultat)} action={resultat === 'meldt-uten-utlogging' && <LoggUtAndre />}>
            {tekster.resultater[resultat]}
          </Banner>
        )}
      </div>
      <Delinger onResult={onResult} />
      <Valg />
      <Aktivitet onResult={onResult} />
      <Oppbevaring />
      <p>
        <a href={lenker.profil}>{tekster.tilProfilen}</a>
      </p>
    </PageColumn>
  );
}

function LoggUtAndre() {
  return <a href={lenker.innlogginger}>{tekster.loggUtAndre}</a>;
}

/** The result of a form sent without JavaScript is in the page's context, or in its address. */
function useResultat() {
  const search = useSearch();
  const report = useFormRefusal(ikkeMegForm);
  const samtykke = useFormRefusal(trekkSamtykkeForm);
  const post = useFormRefusal(trekkPostForm);
  const deling = useFormRefusal(delingForm);
  const [resultat, setResultat] = useState<Resultat | undefined>(() => {
    if (report !== undefined) return toResultat(report);
    const trekk = samtykke ?? post ?? deling;
    return trekk === undefined ? readWord(dataResultat, search) : toTrekkResultat(trekk);
  });
  useEffect(() => {
    // Coming back to the page must not report it again.
    if (readWord(dataResultat, window.location.search) !== undefined)
      window.history.replaceState(null, '', window.location.pathname);
  }, []);
  return { resultat, setResultat };
}

function toTone(resultat: Resultat): 'success' | 'info' | 'warn' | 'error' {
  if (resultat === 'feilet' || resultat === 'feilet-valg') return 'error';
  if (resultat === 'venter') return 'info';
  const isDone = ['meldt', 'meldt-uten-utlogging', 'trukket', 'gitt'].includes(resultat);
  return isDone ? 'success' : 'warn';
}
