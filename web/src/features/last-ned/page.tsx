import { useRef, useState } from 'react';

import {
  type Filformat,
  filformater,
  LAST_NED_PAUSE_MS,
  lastNedForm,
  lastNedResultat,
} from '@portal/contract/forms/last-ned.ts';
import { SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { lenker } from '../../lib/lenker.ts';
import { NyInnlogging } from '../../lib/ny-innlogging.tsx';
import { HiddenFields } from '../../lib/post-form.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { Isolated, Section, SectionFailed } from '../../lib/section.tsx';
import { useKryss } from '../../lib/resultat/use-kryss.ts';
import { useResultat } from '../../lib/resultat/use-resultat.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field/choice.tsx';
import { LoadingLines } from '../../ui/loading-lines.tsx';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Mangler } from './mangler.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

/** Takes all that the portal knows of the customer along, as a document, a table or for programs. */
export function Page() {
  // Why the form was answered with this page and no file.
  const isTicked = useKryss();
  const { resultat, forget } = useResultat(lastNedResultat);
  return (
    <PageColumn className={styles['page']}>
      <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.ingress} />
      {resultat !== undefined && (
        <Banner tone={resultat === 'feilet' ? 'error' : 'warn'} role="alert">
          {tekster.resultater[resultat]}
        </Banner>
      )}
      <section className={styles['part']} aria-labelledby="velg">
        <h2 id="velg">{tekster.velg}</h2>
        <Section asks={['getInnlogginger']} loading={loading} failed={failed}>
          <Velg isTicked={isTicked} onSent={forget} />
        </Section>
      </section>
      <section className={styles['part']} aria-labelledby="med">
        <h2 id="med">{tekster.medTittel}</h2>
        <ul className={styles['list']}>
          {tekster.med.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={styles['part']} aria-labelledby="mangler">
        <h2 id="mangler">{tekster.manglerTittel}</h2>
        <Section
          asks={['getAvtaler', 'getPriser', 'getBetalinger', 'getTilbud']}
          loading={loading}
          failed={<p>{tekster.manglerUkjent}</p>}
        >
          <Mangler />
        </Section>
      </section>
      <div className={styles['part']}>
        <p>
          <a href={lenker.data}>{tekster.data}</a>
        </p>
        <p>
          <a href={lenker.profil}>{tekster.tilProfilen}</a>
        </p>
      </div>
    </PageColumn>
  );
}

const loading = <LoadingLines>{tekster.henter}</LoadingLines>;
const failed = <SectionFailed href={lenker.lastNed}>{tekster.hentefeil}</SectionFailed>;
/** A second press of the same button so soon is the same press, and is not answered. */
const DOUBLE_CLICK_MS = 2000;

/** Each button sends the form; the answer is the file, so the page stays. */
function Velg({ isTicked, onSent }: { isTicked: boolean; onSent: () => void }) {
  const reading = useAnswer('getInnlogginger');
  const { data } = reading;
  const { formToken = '' } = usePageContext();
  const pressed = useRef<{ at: number; button: Element | null }>(undefined);
  /** What came of each press; their number is the key of the last, for the same element is not announced twice. */
  const [told, setTold] = useState<readonly string[]>([]);
  if (data === undefined)
    return (
      <ReadFailed href={lenker.lastNed} reading={reading}>
        {tekster.hentefeil}
      </ReadFailed>
    );
  if (data.kreverNyInnlogging)
    return (
      <>
        <NyInnlogging returnTo={lenker.lastNed} {...tekster.nyInnlogging} />
        <Card className={styles['card']}>
          <ul role="list" className={styles['choices']}>
            {filformater.map((format) => (
              <li key={format} className={styles['choice']}>
                <Formatforklaring format={format} />
              </li>
            ))}
          </ul>
        </Card>
      </>
    );
  return (
    <form
      method="post"
      action={lastNedForm.path}
      className={styles['form']}
      onSubmit={(event) => {
        const at = performance.now();
        const button = event.nativeEvent.submitter;
        const before = pressed.current;
        const isSoon = before !== undefined && at - before.at < LAST_NED_PAUSE_MS;
        // Another file would be refused, and the browser would give up the first one for it, which may take seconds.
        if (isSoon) event.preventDefault();
        else {
          pressed.current = { at, button };
          onSent();
        }
        if (!isSoon || before.button !== button || at - before.at >= DOUBLE_CLICK_MS)
          setTold((all) => [...all, isSoon ? tekster.resultater.vent : tekster.lages]);
      }}
    >
      <HiddenFields fields={{ formToken }} />
      <Isolated fallback={null}>
        <Checkbox
          name={lastNedForm.names.fodselsnummer}
          value="ja"
          defaultChecked={isTicked}
          label={tekster.fodselsnummer}
          help={tekster.fodselsnummerHjelp}
        />
      </Isolated>
      <Card className={styles['card']}>
        <ul role="list" className={styles['choices']}>
          {filformater.map((format) => (
            <li key={format} className={styles['choice']}>
              <Formatforklaring format={format} />
              <Button
                type="submit"
                variant={format === 'pdf' ? 'primary' : 'secondary'}
                narrow
                name={lastNedForm.names.format}
                value={format}
              >
                {tekster.valg[format].knapp}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <p role="status" className={styles['told']}>
        <span key={told.length}>{told.at(-1)}</span>
      </p>
    </form>
  );
}

function Formatforklaring({ format }: { format: Filformat }) {
  const { tittel, forklart } = tekster.valg[format];
  return (
    <div>
      <h3>{tittel}</h3>
      <p>{forklart}</p>
      {format === 'json' && (
        <a href={SAMLING_SKJEMA_PATH} className={styles['schema']}>
          {tekster.valg.json.skjema}
        </a>
      )}
    </div>
  );
}
