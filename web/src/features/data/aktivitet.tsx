import { useSearch } from 'wouter';

import type { Aktivitetsrad } from '@portal/contract/aktivitet.ts';
import { ELDRE_PARAMETER } from '@portal/contract/paths.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { formatTidspunkt } from '../../lib/format/tidspunkt.ts';
import { lenker } from '../../lib/lenker.ts';
import { norsk } from '../../lib/norsk.ts';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Tag } from '../../ui/tag.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { IkkeMeg } from './ikke-meg.tsx';
import { loading } from './loading.tsx';
import styles from './page.module.css';
import type { Resultat } from './resultat.ts';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.aktivitet;
const handlinger: Readonly<Record<string, string>> = tekster.handlinger;
/** The fragment of the part: the page's links between its pages lead there. */
const ID = 'aktivitet';

/** What was done in the customer's name, in pages that the address tells apart. */
export function Aktivitet({ onResult }: { onResult: (resultat: Resultat) => void }) {
  const eldreEnn = readEldre(useSearch());
  return (
    <section className={styles['part']} aria-labelledby={ID}>
      <h2 id={ID}>{tekster.tittel}</h2>
      <p>{tekster.ingress}</p>
      <Section
        key={eldreEnn}
        asks={[['getAktivitet', { eldreEnn }]]}
        loading={loading}
        failed={<SectionFailed href={lenker.data}>{tekster.hentefeil}</SectionFailed>}
      >
        <Rader eldreEnn={eldreEnn} onResult={onResult} />
      </Section>
    </section>
  );
}

function Rader({ eldreEnn, onResult }: { eldreEnn: string; onResult: (resultat: Resultat) => void }) {
  const reading = useAnswer('getAktivitet', { eldreEnn });
  const { data } = reading;
  if (data === undefined)
    return (
      <ReadFailed href={lenker.data} reading={reading}>
        {tekster.hentefeil}
      </ReadFailed>
    );
  return (
    <>
      {data.rader.length === 0 ? (
        <p>{tekster.ingen}</p>
      ) : (
        <Card className={styles['card']}>
          <ul role="list" className={styles['list']}>
            {data.rader.map((rad) => (
              <Isolated key={rad.id} fallback={<li className={styles['item']}>{generelle.visesIkke}</li>}>
                <Rad rad={rad} onResult={onResult} />
              </Isolated>
            ))}
          </ul>
        </Card>
      )}
      <p className={styles['pages']}>
        {eldreEnn !== '' && <a href={`${lenker.data}#${ID}`}>{tekster.nyeste}</a>}
        {data.eldre !== undefined && (
          <a href={`${lenker.data}?${ELDRE_PARAMETER}=${data.eldre}#${ID}`}>{tekster.eldre}</a>
        )}
      </p>
    </>
  );
}

function Rad({
  rad: { id, tidspunkt, handling, distributor, enhet, referanse, utfall, antall },
  onResult,
}: {
  rad: Aktivitetsrad;
  onResult: (resultat: Resultat) => void;
}) {
  const hva = handlinger[handling] ?? tekster.annet;
  const naar = formatTidspunkt(tidspunkt);
  const status = tekster.utfall[utfall];
  return (
    <li className={styles['item']}>
      <div className={styles['name']}>
        <h3>{hva}</h3>
        {status !== undefined && (
          <Tag tone="warn" glyph="ExclamationmarkTriangle">
            {status}
          </Tag>
        )}
      </div>
      <div className={styles['details']}>
        <p>
          <time dateTime={tidspunkt}>{naar}</time>
        </p>
        {enhet !== undefined && <p>{tekster.enhet[enhet]}</p>}
        {distributor !== undefined && <p {...norsk}>{distributor}</p>}
        {antall > 1 && <p>{tekster.forsok(antall)}</p>}
        <p className={styles['note']}>{tekster.referanse(referanse)}</p>
      </div>
      <IkkeMeg id={id} hvilken={tekster.hvilken(hva, naar)} onResult={onResult} />
    </li>
  );
}

/** Empty for the newest, and for what is no place in the list. */
function readEldre(search: string): string {
  const eldre = new URLSearchParams(search).get(ELDRE_PARAMETER) ?? '';
  return /^[1-9]\d{0,17}$/.test(eldre) ? eldre : '';
}
