import type { Samtykkevalg } from '@portal/contract/samtykkehistorikk.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { formatTidspunkt } from '../../lib/format/tidspunkt.ts';
import { lenker } from '../../lib/lenker.ts';
import { norsk } from '../../lib/norsk.ts';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { Forklart } from './forklart.tsx';
import { loading } from './loading.tsx';
import { Ordlyd } from './ordlyd.tsx';
import styles from './page.module.css';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.valg;

/** Each consent and reservation over time, with the words that were shown. */
export function Valg() {
  return (
    <section className={styles['part']} aria-labelledby="valg">
      <h2 id="valg">{tekster.tittel}</h2>
      <Section
        asks={['getSamtykkehistorikk']}
        loading={loading}
        failed={<SectionFailed href={lenker.data}>{tekster.hentefeil}</SectionFailed>}
      >
        <Historikk />
      </Section>
    </section>
  );
}

function Historikk() {
  const reading = useAnswer('getSamtykkehistorikk');
  const { data } = reading;
  if (data === undefined)
    return (
      <ReadFailed href={lenker.data} reading={reading}>
        {tekster.hentefeil}
      </ReadFailed>
    );
  if (data.length === 0) return <p>{tekster.ingen}</p>;
  return (
    <Card className={styles['card']}>
      <ul role="list" className={styles['list']}>
        {data.map((valg) => (
          <Isolated
            key={`${valg.slag} ${valg.tidspunkt}`}
            fallback={<li className={styles['item']}>{generelle.visesIkke}</li>}
          >
            <EttValg valg={valg} />
          </Isolated>
        ))}
      </ul>
    </Card>
  );
}

function EttValg({
  valg: { slag, verdi, tidspunkt, distributor, utfall, ord, ingenOrd },
}: {
  valg: Samtykkevalg;
}) {
  const status = tekster.utfall[utfall];
  return (
    <li className={styles['item']}>
      <h3>{tekster.hva[slag][`${verdi}`]}</h3>
      <p>
        <time dateTime={tidspunkt}>{formatTidspunkt(tidspunkt)}</time>
      </p>
      {distributor !== undefined && <p {...norsk}>{distributor}</p>}
      {status !== undefined && <p className={styles['note']}>{status}</p>}
      {ord === undefined ? (
        <p className={styles['note']}>{ingenOrd === true ? tekster.ingenOrdlyd : tekster.utenOrdlyd}</p>
      ) : (
        <Forklart hva={tekster.ordlyd} om={tekster.hva[slag][`${verdi}`]}>
          <Ordlyd ord={ord} />
        </Forklart>
      )}
    </li>
  );
}
