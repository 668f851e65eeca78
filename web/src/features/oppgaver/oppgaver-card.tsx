import { isForfalt } from '@portal/contract/rules/kostnader/forfalt.ts';
import { isOver } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { listBetalteNavn } from '@portal/contract/rules/name-avtaler.ts';
import type { Question } from '@portal/contract/query-key.ts';
import { type ReactNode, Suspense, useState } from 'react';

import { lazyComponent } from '../../lib/lazy-part.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lenker } from '../../lib/lenker.ts';
import { useIsLate } from '../../lib/use-is-late.ts';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { useAnswer, useLateAnswer, usePeekedAnswer } from '../../lib/answers.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Details } from '../../ui/details.tsx';
import { type Glyph, Icon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listOppgaver, type Oppgave, toKey } from './list-oppgaver.ts';
import styles from './oppgaver-card.module.css';
import { tekster } from './tekster.nb.ts';

// Only who has not paid loads it.
const LateForfalte = lazyComponent(async () => (await import('./forfalte.tsx')).Forfalte);

const glyphs: Record<Oppgave['kind'], Glyph> = {
  forfalt: 'ExclamationmarkTriangle',
  helse: 'Vitals',
  aksept: 'FileText',
  melding: 'EnvelopeClosed',
  kilometerstand: 'Speedometer',
};

const asks = [
  'getHelseerklaering',
  'getAksepttilbud',
  'getUlesteMeldinger',
  'getMotoroppgaver',
] as const satisfies readonly Question[];

/** The tasks of the customer; nothing when there are none, unless they were awaited. */
export function OppgaverCard() {
  return (
    <Section asks={asks} loading={<OppgaverSkeleton />} failed={<Failed />}>
      <Oppgaver />
    </Section>
  );
}

/**
 * The number shown on a small screen, where the insurances must stay visible. One extra task is shown too: it takes no
 * more room than the button.
 */
const SHOWN = 2;

function Failed() {
  return (
    <Card floating className={styles['card']}>
      <h2>{tekster.overskrift}</h2>
      <SectionFailed href={lenker.oversikt}>{tekster.visesIkke}</SectionFailed>
    </Card>
  );
}

function Oppgaver() {
  const helseerklaering = useAnswer('getHelseerklaering').data;
  const aksepttilbud = useAnswer('getAksepttilbud').data;
  const ulesteMeldinger = useAnswer('getUlesteMeldinger').data;
  const motoroppgaver = useAnswer('getMotoroppgaver').data;
  const meldingerLenke = useAnswer('getOversiktConfig').data?.runtime.lenker.meldinger;
  const avtaler = usePeekedAnswer('getAvtaler')?.avtaler ?? [];
  const [isForfaltShown, showForfalt] = useState(false);
  const svar = useLateAnswer('getBetalinger');
  const betalinger = svar?.betalinger.filter(isForfalt) ?? [];
  const isLate = useIsLate(asks);
  /** None can be missing: a message that cannot be opened is not listed. */
  const isWhole =
    helseerklaering &&
    aksepttilbud &&
    ulesteMeldinger?.hasUlesteMeldinger === false &&
    motoroppgaver &&
    motoroppgaver.ufullstendig !== true;
  const oppgaver = listOppgaver({
    helseerklaering,
    aksepttilbud,
    ulesteMeldinger,
    motoroppgaver,
    meldingerLenke,
    forfalte: isForfaltShown
      ? betalinger.map((betaling) => ({
          navn: listBetalteNavn(
            betaling,
            avtaler,
            avtaler.filter((avtale) => !isOver(avtale, svar?.idag ?? '')),
          ),
          forfall: betaling.forfall,
        }))
      : [],
  });
  return (
    <>
      {betalinger.length > 0 && (
        <Suspense>
          <LateForfalte show={showForfalt} />
        </Suspense>
      )}
      {oppgaver.length > 0 ? (
        <Liste oppgaver={oppgaver} />
      ) : (
        isLate && (
          <TomPlass>
            {isWhole
              ? betalinger.length === 0 && svar && isKomplett(svar) && tekster.ingen
              : tekster.visesIkke}
          </TomPlass>
        )
      )}
    </>
  );
}

function Liste({ oppgaver }: { oppgaver: readonly Oppgave[] }) {
  const shown = oppgaver.length === SHOWN + 1 ? oppgaver : oppgaver.slice(0, SHOWN);
  const rest = oppgaver.slice(shown.length);
  return (
    <Card floating className={styles['card']}>
      <section aria-labelledby="oppgaver">
        <div className={styles['heading']}>
          <h2 id="oppgaver">{tekster.overskrift}</h2>
          <span aria-hidden>
            <CountBadge count={oppgaver.length} />
          </span>
        </div>
        <Rows oppgaver={shown} />
        {rest.length > 0 && (
          // A `details` opens without JavaScript. On a wide screen the style sheet opens it.
          <Details name="oppgaver" className={styles['more']}>
            <summary className={styles['toggle']}>
              {tekster.visFlere(rest.length)}
              <Icon glyph="ChevronDown" />
            </summary>
            <Rows oppgaver={rest} />
          </Details>
        )}
      </section>
    </Card>
  );
}

function Rows({ oppgaver }: { oppgaver: readonly Oppgave[] }) {
  return (
    <ul role="list">
      {oppgaver.map((oppgave) => (
        <li key={toKey(oppgave)} className={styles['item']}>
          <Isolated fallback={<p>{oppgave.tekst}</p>}>
            <CheckedLink link={oppgave.link} className={styles['row']} knapp="oppgave">
              <span className={styles['disc']}>
                <Icon glyph={glyphs[oppgave.kind]} size={22} />
              </span>
              <span className={styles['text']}>{oppgave.tekst}</span>
            </CheckedLink>
          </Isolated>
        </li>
      ))}
    </ul>
  );
}

/** Two rows: most customers with tasks have two. */
function OppgaverSkeleton() {
  return (
    <div aria-hidden>
      <Card floating className={styles['card']}>
        <div className={styles['heading']}>
          <Skeleton width="medium" className={styles['skeletonHeading']} />
        </div>
        <SkeletonRow />
        <SkeletonRow />
      </Card>
    </div>
  );
}

/** Stays where tasks were awaited above the insurances, so that these do not move. */
function TomPlass({ children }: { children: ReactNode }) {
  return (
    <Card className={classNames(styles['card'], styles['empty'])}>
      <p className={styles['heading']}>{children}</p>
      <div aria-hidden>
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </Card>
  );
}

function SkeletonRow() {
  return (
    <div className={styles['item']}>
      <div className={styles['row']}>
        <span className={styles['disc']} />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
