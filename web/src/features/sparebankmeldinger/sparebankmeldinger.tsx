import type { Sparebankmeldinger as Svar, Sparebankmelding } from '@portal/contract/sparebank.ts';
import { MELDINGER_ID, meldingLestForm } from '@portal/contract/forms/meldinger.ts';
import { useRef } from 'react';

import { norsk } from '../../lib/norsk.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { useWrite } from '../../lib/use-write.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { withElement } from '../../lib/with-element.tsx';
import { Isolated, Section } from '../../lib/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { Details } from '../../ui/details.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sparebankmeldinger.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * The messages from the customer's savings bank, above the agreements. No space is reserved, since most days there are
 * none. The banner reports a bank that fails. Only for customers of savings banks.
 */
export function Sparebankmeldinger() {
  return (
    <Section asks={['getSparebankmeldinger']} loading={null} failed={null}>
      <Meldinger />
    </Section>
  );
}

function Meldinger() {
  const meldinger = useAnswer('getSparebankmeldinger').data?.meldinger ?? [];
  if (meldinger.length === 0) return null;
  const uleste = meldinger.filter(({ ulest }) => ulest).length;
  return (
    <section aria-labelledby={MELDINGER_ID}>
      {/* Closed, so that the insurances are on the first screen; a `details` opens without JavaScript. */}
      <Details name="meldinger" className={styles['messages']}>
        <summary className={styles['summary']}>
          <Icon glyph="EnvelopeClosed" />
          <h2 id={MELDINGER_ID} tabIndex={-1} className={styles['title']}>
            {tekster.overskrift}
          </h2>
          <span className={styles['count']}>{tekster.antallUleste(uleste)}</span>
          <Icon glyph="ChevronDown" className={styles['chevron']} />
        </summary>
        <ul role="list" className={styles['list']}>
          {meldinger.map((melding, index) => (
            // Without an id it may be like another.
            <li key={melding.id ?? `${index} ${melding.tittel}`}>
              <Isolated fallback={<Banner tone="info" title={<Tittel tittel={melding.tittel} />} />}>
                <Melding melding={melding} />
              </Isolated>
            </li>
          ))}
        </ul>
      </Details>
    </section>
  );
}

function Melding({ melding: { id, tittel, tekst, url, ulest } }: { melding: Sparebankmelding }) {
  const link = parseLink(url);
  return (
    <Banner
      tone="info"
      title={
        <>
          {ulest && `${tekster.ulest}: `}
          <Tittel tittel={tittel} />
        </>
      }
    >
      <div className={styles['content']}>
        <p className={styles['text']} {...norsk}>
          {tekst}
        </p>
        {link && (
          <CheckedLink link={link} className={styles['link']}>
            <span>{withElement(tekster.lesMer, <Tittel tittel={tittel} />)}</span>
          </CheckedLink>
        )}
        {ulest && id !== undefined && <MarkLest id={id} tittel={tittel} />}
      </div>
    </Banner>
  );
}

/** The bank writes it in bokmål. */
function Tittel({ tittel }: { tittel: string }) {
  return <span {...norsk}>{tittel}</span>;
}

/** A real form, so that it works without JavaScript too. */
function MarkLest({ id, tittel }: { id: string; tittel: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isError } = useWrite('markSparebankmeldingLest', {
    invalidates: ['getSparebankmeldinger'],
    applied: {
      query: 'getSparebankmeldinger',
      update: (svar: Svar) => ({
        ...svar,
        meldinger: svar.meldinger.map((melding) =>
          melding.id === id ? { ...melding, ulest: false } : melding,
        ),
      }),
    },
    onSuccess: () => {
      const { activeElement, body } = document;
      // The button disappears, and its focus moves to the heading, unless it has gone elsewhere meanwhile.
      if (activeElement === button.current || activeElement === body)
        document.getElementById(MELDINGER_ID)?.focus();
    },
  });
  return (
    <PostForm form={meldingLestForm} fields={{ id }} onSubmit={() => !isPending && mutate({ body: { id } })}>
      <Button type="submit" variant="secondary" narrow ref={button} aria-disabled={isPending}>
        {isPending ? tekster.merkerSomLest : tekster.merkSomLest}
        <VisuallyHidden>
          {' '}
          <Tittel tittel={tittel} />
        </VisuallyHidden>
      </Button>
      <p role="alert">{isError && tekster.merkingFeilet}</p>
    </PostForm>
  );
}
