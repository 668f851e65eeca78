import { type ReactNode, use } from 'react';

import { Section } from '../../lib/section.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { BelopKnapp } from '../../lib/belop/belop-knapp.tsx';
import { type Belop, useBelop } from '../../lib/belop/use-belop.ts';
import { Pris } from '../../ui/pris.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { UNHURRIED_MS } from '../../lib/use-late.ts';
import { addsUp } from './adds-up.ts';
import { findTotal, type Total } from './avtaler-state.ts';
import { ComingAvtalerContext } from '../../lib/coming-avtaler.ts';
import { isAnyExpected, usePlaces } from '../../lib/use-places.ts';
import { tekster } from './tekster.nb.ts';
import styles from './total-line.module.css';

export const FORKLARING_ID = 'forklaring';
// Where the server has said it, and all systems have answered, its script can wait.
const forklaring = lazyPart(async () => {
  if (globalThis.document?.getElementById(FORKLARING_ID))
    await new Promise((resolve) => setTimeout(resolve, UNHURRIED_MS));
  return (await import('./total-explanation.tsx')).TotalExplanation;
});

/** What all the insurances cost together: the largest text on the page. */
export function TotalLine() {
  return (
    <Section asks={['getAvtaler']} loading={<TotalSoFar />} failed={null}>
      <TotalOfAvtaler />
    </Section>
  );
}

/** Keeps its place where one was awaited, and has its explanation below a list that came late: nothing may move. */
function TotalOfAvtaler() {
  const { data } = useAnswer('getAvtaler');
  const places = usePlaces();
  const total = data && findTotal(data);
  if (data === undefined || total === undefined)
    return isAnyExpected(places) && <TotalSkeleton className={styles['empty']} />;
  return <TotalText total={total}>{places === undefined && !addsUp(data) && forklaring}</TotalText>;
}

/** Until all systems have answered: what has come costs at least this. */
function TotalSoFar() {
  const { soFar } = use(ComingAvtalerContext);
  const places = usePlaces();
  const total = soFar && findTotal(soFar.get());
  if (total !== undefined) return <TotalText total={{ ...total, minst: true }} />;
  return (places === undefined || isAnyExpected(places)) && <TotalSkeleton />;
}

function TotalText({ total, children }: { total: Total; children?: ReactNode }) {
  const belop = useBelop();
  return (
    <div className={styles['total']}>
      <BelopKnapp className={styles['eye']} />
      <VisuallyHidden>{getTotalLest(total, belop)}</VisuallyHidden>
      <p className={styles['sums']} aria-hidden>
        <span className={styles['label']}>{total.minst ? tekster.totaltMinst : tekster.totalt}</span>{' '}
        <span className={styles['amount']}>
          <Pris {...total} mayBreak />
        </span>{' '}
        {total.maned !== undefined && total.ar !== undefined && !belop.erSkjult && (
          <span className={styles['year']}>
            {`(${total.minst ? `${tekster.minst} ` : ''}${belop.krPerAr(total.ar)})`}
          </span>
        )}
      </p>
      {children}
    </div>
  );
}

/** One sentence for screen readers, which would read the parts on screen as three. */
function getTotalLest({ maned, ar, minst }: Total, { skriv }: Belop): string {
  const deler = [
    maned === undefined ? undefined : skriv(maned, tekster.kronerIManeden),
    ar === undefined ? undefined : skriv(ar, tekster.kronerIAret),
  ].filter((del) => del !== undefined);
  // Hidden ones are one word, not the same one twice.
  const belop = [...new Set(deler)].join(', ');
  return minst ? tekster.totaltMinstLest(belop) : tekster.totaltLest(belop);
}

function TotalSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles['total'], className)} aria-hidden>
      <p className={styles['sums']}>
        <span className={styles['label']}>
          <Skeleton className={styles['skeletonLabel']} />
        </span>
        <span className={styles['amount']}>
          <Skeleton className={styles['skeletonAmount']} />
        </span>
        <span className={styles['year']}>
          <Skeleton className={styles['skeletonYear']} />
        </span>
      </p>
    </div>
  );
}
