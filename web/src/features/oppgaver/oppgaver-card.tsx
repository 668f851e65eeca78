import { Suspense } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listOppgaver, type Oppgave } from './list-oppgaver.ts';
import styles from './oppgaver-card.module.css';
import { SpeedometerIcon } from './speedometer-icon.tsx';
import { tekster } from './tekster.ts';

/** What the customer should do something about (TASK-01); nothing at all when there is nothing (OD-58). */
export function OppgaverCard() {
  const { hasSparebankintegrasjon = false } = usePageContext();
  return (
    <Suspense fallback={<OppgaverSkeleton />}>
      {hasSparebankintegrasjon ? <OppgaverOfSparebank /> : <Oppgaver />}
    </Suspense>
  );
}

/** A message from the savings bank that is not read is a message to read as any other (OD-12). */
function OppgaverOfSparebank() {
  const meldinger = useAnswer('getKundekommunikasjon').data?.meldinger ?? [];
  return <Oppgaver hasUlestFraBanken={meldinger.some(({ ulest }) => ulest)} />;
}

function Oppgaver({ hasUlestFraBanken = false }: { hasUlestFraBanken?: boolean }) {
  const helseerklaering = useAnswer('getHelseerklaering').data;
  const aksepttilbud = useAnswer('getAksepttilbud').data;
  const ulesteMeldinger = useAnswer('getUlesteMeldinger').data;
  const motoroppgaver = useAnswer('getMotoroppgaver').data;
  const meldingerLenke = useAnswer('getOversiktConfig').data?.runtime.lenker.meldinger;
  const oppgaver = listOppgaver({
    helseerklaering,
    aksepttilbud,
    ulesteMeldinger: hasUlestFraBanken ? { hasUlesteMeldinger: true } : ulesteMeldinger,
    motoroppgaver,
    meldingerLenke,
  });
  if (oppgaver.length === 0) return null;
  return (
    <Card floating className={styles['card']}>
      <section aria-labelledby="oppgaver">
        <div className={styles['heading']}>
          <h2 id="oppgaver">{tekster.overskrift}</h2>
          {/* The list itself says how many there are. */}
          <span aria-hidden>
            <CountBadge count={oppgaver.length} />
          </span>
        </div>
        <ul role="list">
          {oppgaver.map((oppgave) => (
            <li key={`${oppgave.kind} ${oppgave.link.href}`} className={styles['item']}>
              <CheckedLink link={oppgave.link} className={styles['row']} knapp="oppgave">
                <span className={styles['disc']}>
                  <Glyph kind={oppgave.kind} />
                </span>
                <span className={styles['text']}>{oppgave.tekst}</span>
              </CheckedLink>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Glyph({ kind }: Pick<Oppgave, 'kind'>) {
  if (kind === 'helse') return <Icon glyph="Vitals" size={22} />;
  if (kind === 'aksept') return <Icon glyph="FileText" size={22} />;
  if (kind === 'melding') return <Icon glyph="EnvelopeClosed" size={22} />;
  return <SpeedometerIcon />;
}

/** Two rows: what most customers with tasks have. */
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
