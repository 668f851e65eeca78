import type { Frist } from '@portal/contract/oppbevaring.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { Section, SectionFailed } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { loading } from './loading.tsx';
import styles from './page.module.css';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.oppbevaring;
/** Fewer are understood as days. */
const SHORT_DAYS = 60;
const MONTH_DAYS = 365.25 / 12;

/** What the portal itself keeps, why, and how long. */
export function Oppbevaring() {
  return (
    <section className={styles['part']} aria-labelledby="oppbevaring">
      <h2 id="oppbevaring">{tekster.tittel}</h2>
      <p>{tekster.ingress}</p>
      <Section
        asks={['getOppbevaring']}
        loading={loading}
        failed={<SectionFailed href={lenker.data}>{tekster.hentefeil}</SectionFailed>}
      >
        <Slagene />
      </Section>
    </section>
  );
}

function Slagene() {
  const reading = useAnswer('getOppbevaring');
  if (reading.data === undefined)
    return (
      <ReadFailed href={lenker.data} reading={reading}>
        {tekster.hentefeil}
      </ReadFailed>
    );
  return (
    <Card className={styles['card']}>
      <ul role="list" className={styles['list']}>
        {reading.data.map(({ slag, frist }) => (
          <li key={slag} className={styles['item']}>
            <h3>{tekster.slag[slag].hva}</h3>
            <dl className={styles['facts']}>
              <dt>{tekster.hvorfor}</dt>
              <dd>{tekster.slag[slag].hvorfor}</dd>
              <dt>{tekster.hvorLenge}</dt>
              <dd>{toText(frist)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function toText(frist: Frist): string {
  if (typeof frist !== 'number') return tekster.frist[frist];
  return frist < SHORT_DAYS ? tekster.dager(frist) : tekster.maneder(frist, Math.round(frist / MONTH_DAYS));
}
