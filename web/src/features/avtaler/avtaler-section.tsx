import { type ReactNode, useState } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { awaitedPart } from '../../lib/awaited-part.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { lenker } from '../../lib/lenker.ts';
import { Section, SectionFailed } from '../../lib/section.tsx';
import { UNHURRIED_MS, useLate } from '../../lib/use-late.ts';
import { AvtaleList } from './avtale-list.tsx';
import { AvtalerHeading, IngenForklart } from './avtaler-heading.tsx';
import { FAA } from './avtaler-state.ts';
import { AvtalekortContext } from './avtalekort-context.ts';
import styles from './avtaler-section.module.css';
import { AvtalerSkeleton } from './avtaler-skeleton.tsx';
import { usePlaces } from '../../lib/use-places.ts';
import { tekster } from './tekster.nb.ts';

// Only a list that failed or is incomplete has it.
const loadMessages = () => import('./avtaler-messages.tsx');
const messages = lazyPart(async () => (await loadMessages()).AvtalerMessages);
// Only a page that was sent before all systems had answered has it. Without it a page that was cut off would wait for ever.
const asTheyCome = lazyPart(async () => (await import('./avtaler-as-they-come.tsx')).AvtalerAsTheyCome);

const mange = awaitedPart(async () => (await import('./mange-avtaler.tsx')).MangeAvtaler);

const heading = <h2 id="avtaler">{tekster.overskrift}</h2>;
const loading = (
  <>
    {heading}
    <AvtalerSkeleton />
  </>
);
const failed = (
  <>
    {heading}
    <SectionFailed href={lenker.oversikt}>{tekster.visesIkke}</SectionFailed>
  </>
);

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
  // In good time: when they are needed, the network may be gone.
  useLate(loadMessages, false, UNHURRIED_MS);
  const isComing = usePlaces() !== undefined;
  return (
    <section className={styles['section']} aria-labelledby="avtaler">
      {isComing ? (
        <AvtalekortContext value={{ avtaler: [], ...extras }}>{asTheyCome}</AvtalekortContext>
      ) : (
        <Section asks={['getAvtaler']} loading={loading} failed={failed}>
          <Avtaler {...extras} />
        </Section>
      )}
    </section>
  );
}

function Avtaler({ lastCard, prisnote }: Extras) {
  const { data } = useAnswer('getAvtaler');
  const avtaler = data?.avtaler ?? [];
  const isWhole = data !== undefined && isKomplett(data);
  // It stays when a retry has succeeded, since it moves the focus from its button.
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (wasWhole && !isWhole) setWasWhole(false);
  return (
    <>
      <AvtalerHeading />
      <IngenForklart />
      {!wasWhole && messages}
      {avtaler.length > FAA ? (
        <AvtalekortContext value={{ avtaler, lastCard }}>{mange}</AvtalekortContext>
      ) : (
        <AvtaleList avtaler={avtaler} lastCard={lastCard} />
      )}
      {data !== undefined && data.avtaler.length > 0 && prisnote}
    </>
  );
}
