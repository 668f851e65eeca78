import { avsluttAndreForm, avsluttForm, innloggingerResultat } from '@portal/contract/forms/innlogginger.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { NyInnlogging } from '../../lib/ny-innlogging.tsx';
import { useFormRefusal } from '../../lib/post-form.tsx';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { useResultat } from '../../lib/resultat/use-resultat.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { PageColumn } from '../../ui/page-column.tsx';
import { ResultHead } from '../../lib/resultat/result-head.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ToastOptions } from '../../ui/toast/toast-queue.ts';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import { EndOthersForm } from './end-others.tsx';
import { InnloggingItem } from './innlogging-item.tsx';
import styles from './page.module.css';
import { type Resultat, toResultat } from './resultat.ts';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

/**
 * Where the customer is logged in, and how to end it (OWASP ASVS 5.0, 7.5.2). Needs only the portal's own data, so
 * it waits for no outside system.
 */
export function Page() {
  const refusal = [useFormRefusal(avsluttForm), useFormRefusal(avsluttAndreForm)].find(Boolean);
  const { resultat, times, heading, tell, forget } = useResultat<Resultat>(
    innloggingerResultat,
    refusal && toResultat(refusal),
    toToast,
  );
  return (
    <PageColumn className={styles['page']}>
      <ResultHead headingRef={heading} title={tekster.tittel} lead={tekster.ingress}>
        {resultat && (
          <Banner key={times} tone={toTone(resultat)}>
            {tekster.resultater[resultat]}
          </Banner>
        )}
      </ResultHead>
      <Section asks={['getInnlogginger']} loading={<Loading />} failed={failed}>
        <AlleInnlogginger onResult={tell} onRetry={forget} />
      </Section>
      <p>
        <a href={lenker.profil}>{tekster.tilProfilen}</a>
      </p>
    </PageColumn>
  );
}

const failed = <SectionFailed href={lenker.innlogginger}>{tekster.hentefeil}</SectionFailed>;

function AlleInnlogginger({
  onResult,
  onRetry,
}: {
  onResult: (resultat: Resultat) => void;
  onRetry: () => void;
}) {
  const { data, isFetching, refetch } = useAnswer('getInnlogginger');
  if (data === undefined) {
    const retry = (): void => {
      onRetry();
      refetch();
    };
    return (
      <ReadFailed href={lenker.innlogginger} reading={{ isFetching, refetch: retry }}>
        {tekster.hentefeil}
      </ReadFailed>
    );
  }
  const { innlogginger, kreverNyInnlogging } = data;
  const hasOthers = innlogginger.some(({ isDenne }) => !isDenne);
  const onEnd = (resultat: Resultat): void => {
    // The list is known to be out of date, so it is refetched.
    if (resultat === 'finnes-ikke' || resultat === 'for-gammel') refetch();
    onResult(resultat);
  };
  return (
    <>
      {hasOthers && kreverNyInnlogging && (
        <NyInnlogging returnTo={lenker.innlogginger} {...tekster.nyInnlogging} />
      )}
      <Card className={styles['card']}>
        <ul role="list" className={styles['list']}>
          {innlogginger.map((innlogging) => (
            <Isolated
              key={innlogging.id}
              fallback={<li className={styles['item']}>{generelle.visesIkke}</li>}
            >
              <InnloggingItem innlogging={innlogging} mayEnd={!kreverNyInnlogging} onResult={onEnd} />
            </Isolated>
          ))}
        </ul>
      </Card>
      {!hasOthers && <p>{tekster.ingenAndre}</p>}
      {hasOthers && !kreverNyInnlogging && <EndOthersForm onResult={onEnd} />}
    </>
  );
}

function Loading() {
  return (
    <>
      <HiddenStatus>{tekster.henter}</HiddenStatus>
      <Card className={styles['card']}>
        <div className={styles['item']} aria-hidden>
          <Skeleton shape="tile" className={styles['tile']} />
          <div className={styles['about']}>
            <Skeleton width="short" />
            <Skeleton width="medium" />
            <Skeleton width="medium" />
          </div>
        </div>
      </Card>
    </>
  );
}

const toToast = (resultat: Resultat): ToastOptions => ({
  act: 'innlogginger',
  tone: toTone(resultat),
  content: tekster.resultater[resultat],
});

function toTone(resultat: Resultat): 'success' | 'info' | 'warn' | 'error' {
  if (resultat === 'avsluttet' || resultat === 'andre-avsluttet') return 'success';
  if (resultat === 'finnes-ikke') return 'info';
  return resultat === 'feilet' ? 'error' : 'warn';
}
