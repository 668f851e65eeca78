import type { Kundekommunikasjon as Svar, Kundemelding } from '@portal/contract/eikaintegrasjon.ts';
import { MELDING_LEST_PATH } from '@portal/contract/paths.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { useWrite } from '../../lib/api.tsx';
import { parseLink } from '../../lib/link-rule.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { PostForm } from '../../lib/post-form.tsx';
import { Isolated, Section } from '../../lib/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './kundekommunikasjon.module.css';
import { tekster } from './tekster.ts';

/**
 * What the customer's savings bank has to say, above the agreements. Nothing holds its place: most days it has
 * nothing to say, and a bank that fails is told of by the banner.
 */
export function Kundekommunikasjon() {
  const { hasSparebankintegrasjon = false } = usePageContext();
  if (!hasSparebankintegrasjon) return null;
  return (
    <Section asks={['getKundekommunikasjon']} loading={null} failed={null}>
      <Meldinger />
    </Section>
  );
}

function Meldinger() {
  const meldinger = useAnswer('getKundekommunikasjon').data?.meldinger ?? [];
  if (meldinger.length === 0) return null;
  const uleste = meldinger.filter(({ ulest }) => ulest).length;
  return (
    <section aria-labelledby="kundekommunikasjon">
      {/* Closed, so that the insurances stand on the first screen; opens without script. */}
      <details className={styles['messages']}>
        <summary className={styles['summary']}>
          <Icon glyph="EnvelopeClosed" />
          <h2 id="kundekommunikasjon" tabIndex={-1} className={styles['title']}>
            {tekster.overskrift}
          </h2>
          <span className={styles['count']}>{tekster.antall(meldinger.length, uleste)}</span>
          <Icon glyph="ChevronDown" className={styles['chevron']} />
        </summary>
        <ul role="list" className={styles['list']}>
          {meldinger.map((melding) => (
            <li key={melding.id ?? `${melding.tittel} ${melding.tekst}`}>
              <Isolated fallback={<Banner tone="info" title={melding.tittel} />}>
                <Melding melding={melding} />
              </Isolated>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Melding({ melding: { id, tittel, tekst, url, ulest } }: { melding: Kundemelding }) {
  const link = parseLink(url);
  return (
    <Banner tone="info" title={ulest ? `${tekster.ulest}: ${tittel}` : tittel}>
      <div className={styles['content']}>
        <p className={styles['text']}>{tekst}</p>
        {link && (
          <CheckedLink link={link} className={styles['link']}>
            {tekster.lesMer(tittel)}
          </CheckedLink>
        )}
        {ulest && id !== undefined && <MarkLest id={id} tittel={tittel} />}
      </div>
    </Banner>
  );
}

/** A real form, so that it works without script too. */
function MarkLest({ id, tittel }: { id: string; tittel: string }) {
  const { mutate, isPending, isError } = useWrite('markMeldingLest', {
    invalidates: ['getKundekommunikasjon'],
    applied: {
      query: 'getKundekommunikasjon',
      update: ({ meldinger }: Svar) => ({
        meldinger: meldinger.map((melding) => (melding.id === id ? { ...melding, ulest: false } : melding)),
      }),
    },
    // The button goes away: whoever stood on it is put at the heading.
    onSuccess: () => document.getElementById('kundekommunikasjon')?.focus(),
  });
  return (
    <PostForm
      action={MELDING_LEST_PATH}
      skjema="melding-lest"
      fields={{ id }}
      onSubmit={() => !isPending && mutate({ body: { id } })}
    >
      <Button type="submit" variant="secondary" narrow aria-disabled={isPending}>
        {isPending ? tekster.merkerSomLest : tekster.merkSomLest}
        <VisuallyHidden> {tittel}</VisuallyHidden>
      </Button>
      <p role="alert">{isError && tekster.merkingFeilet}</p>
    </PostForm>
  );
}
