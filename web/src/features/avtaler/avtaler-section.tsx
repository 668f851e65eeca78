import type { ReactNode } from 'react';

import { useKomponentvisning } from '../../lib/sporing/use-komponentvisning.ts';
import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { lenker } from '../../lib/lenker.ts';
import { Section, SectionFailed } from '../../lib/section.tsx';
import { AvtaleList } from './avtale-list.tsx';
import { AvtalekortContext } from './avtalekort-context.ts';
import styles from './avtaler-section.module.css';
import { AvtalerSkeleton } from './avtaler-skeleton.tsx';
import { tekster } from './tekster.ts';
import { useAvtaleStatistikk } from './use-avtale-statistikk.ts';

const messages = lazyPart(async () => (await import('./late-parts.ts')).AvtalerMessages, null);

const mange = lazyPart(async () => (await import('./mange-avtaler.tsx')).MangeAvtaler);

/** Longer lists get a count, a search and groups. */
const FAA = 12;

interface Extras {
  lastCard?: ReactNode;
  prisnote?: ReactNode;
}

/**
 * The customer's insurances under their heading, in every state of the list.
 *
 * @param lastCard Shown after the agreements, and when there are none.
 * @param prisnote Shown below the cards when there are prices to compare.
 */
export function AvtalerSection(extras: Extras) {
  return (
    <section className={styles['section']} aria-labelledby="avtaler">
      <Section asks={['getAvtaler']} loading={<Loading />} failed={<Failed />}>
        <Avtaler {...extras} />
      </Section>
    </section>
  );
}

function Loading() {
  return (
    <>
      <h2 id="avtaler">{tekster.overskrift}</h2>
      <AvtalerSkeleton />
    </>
  );
}

function Failed() {
  return (
    <>
      <h2 id="avtaler">{tekster.overskrift}</h2>
      <SectionFailed href={lenker.oversikt}>{tekster.visesIkke}</SectionFailed>
    </>
  );
}

function Avtaler({ lastCard, prisnote }: Extras) {
  useKomponentvisning('avtaler');
  const { data } = useAnswer('getAvtaler');
  useAvtaleStatistikk(data);
  const avtaler = data?.avtaler ?? [];
  const isTom = data !== undefined && data.avtaler.length === 0 && isKomplett(data);
  return (
    <>
      <h2 id="avtaler" tabIndex={-1}>
        {isTom ? tekster.ingen : tekster.overskrift}
      </h2>
      {isTom && <p className={styles['lead']}>{tekster.ingenForklart}</p>}
      {messages}
      {avtaler.length > FAA ? (
        <AvtalekortContext value={{ avtaler, lastCard }}>{mange}</AvtalekortContext>
      ) : (
        <AvtaleList avtaler={avtaler} lastCard={lastCard} />
      )}
      {data !== undefined && data.avtaler.length > 0 && prisnote}
    </>
  );
}
