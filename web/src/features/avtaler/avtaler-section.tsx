import { type ReactNode, use, useState } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lazyPart, untilItComes } from '../../lib/lazy-part.tsx';
import { lenker } from '../../lib/lenker.ts';
import { isPageAsSent } from '../../lib/script-state.ts';
import { Section, SectionFailed } from '../../lib/section.tsx';
import { AvtaleList } from './avtale-list.tsx';
import { AvtalerHeading } from './avtaler-heading.tsx';
import { FAA } from './avtaler-state.ts';
import { AvtalekortContext } from './avtalekort-context.ts';
import styles from './avtaler-section.module.css';
import { AvtalerSkeleton } from './avtaler-skeleton.tsx';
import { ComingAvtalerContext } from '../../lib/coming-avtaler.ts';
import { tekster } from './tekster.nb.ts';

// Only a list that failed or is incomplete has it.
const messages = lazyPart(
  async () => (await untilItComes(() => import('./avtaler-messages.tsx'))).AvtalerMessages,
  null,
);
// Only a page that was sent before all systems had answered has it.
const asTheyCome = lazyPart(async () => (await import('./avtaler-as-they-come.tsx')).AvtalerAsTheyCome, null);

const mange = lazyPart(async () => (await import('./mange-avtaler.tsx')).MangeAvtaler);

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
  const { getPlaces } = use(ComingAvtalerContext);
  const [isComing] = useState(() => isPageAsSent() && getPlaces() !== undefined);
  return (
    <section className={styles['section']} aria-labelledby="avtaler">
      {isComing ? (
        <AvtalekortContext value={{ avtaler: [], ...extras }}>{asTheyCome}</AvtalekortContext>
      ) : (
        <Section asks={['getAvtaler']} loading={<Loading />} failed={<Failed />}>
          <Avtaler {...extras} />
        </Section>
      )}
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
  const { data } = useAnswer('getAvtaler');
  const avtaler = data?.avtaler ?? [];
  const isWhole = data !== undefined && isKomplett(data);
  // It stays when a retry has succeeded, since it moves the focus from its button.
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (wasWhole && !isWhole) setWasWhole(false);
  return (
    <>
      <AvtalerHeading />
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
