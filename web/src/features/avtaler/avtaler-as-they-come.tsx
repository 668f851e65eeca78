import { type ReactNode, Suspense, use } from 'react';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { AvtaleRow } from './avtale-list.tsx';
import { findMangler } from './avtaler-state.ts';
import { AvtalekortContext } from './avtalekort-context.ts';
import listStyles from './avtale-list.module.css';
import { AvtalerMessages } from './avtaler-messages.tsx';
import { AvtalerHeading } from './avtaler-heading.tsx';
import { type AvtalerSoFar, ComingAvtalerContext, type Places } from '../../lib/coming-avtaler.ts';
import { isAnyExpected, usePlaces } from '../../lib/use-places.ts';
import { KildePlasser, TommePlasser } from './kilde-plasser.tsx';
import { tekster as mangler } from './mangler-tekster.nb.ts';
import { tekster } from './tekster.nb.ts';
import { TotalExplanationBelow } from './total-explanation.tsx';

/**
 * The insurances of a page that was sent before all systems had answered. Each system has its part of the list, in the
 * order of the whole. The server fills a part when its system answers; the browser takes over all of them with the
 * whole answer. What comes after the list may come late: nothing above it moves.
 */
export function AvtalerAsTheyCome() {
  const places = usePlaces() ?? {};
  const { lastCard, prisnote } = use(AvtalekortContext);
  return (
    <>
      <Suspense fallback={<h2 id="avtaler">{tekster.overskrift}</h2>}>
        <AvtalerHeading />
      </Suspense>
      <ul role="list" className={listStyles['list']}>
        {systemSources.map((system) => (
          <Suspense key={system} fallback={<KildePlasser kilde={system} antall={places[system] ?? 0} />}>
            <AvtalerFra kilde={system} plasser={places[system] ?? 0} />
          </Suspense>
        ))}
        {lastCard && <li className={listStyles['last']}>{lastCard}</li>}
      </ul>
      <Suspense fallback={<PrisnoteSoFar places={places}>{prisnote}</PrisnoteSoFar>}>
        <Prisnote>{prisnote}</Prisnote>
        <AvtalerMessages />
        <TotalExplanationBelow />
      </Suspense>
    </>
  );
}

function Prisnote({ children }: { children: ReactNode }) {
  const { data } = useAnswer('getAvtaler');
  return data !== undefined && data.avtaler.length > 0 && children;
}

function PrisnoteSoFar({ places, children }: { places: Places; children: ReactNode }) {
  const { soFar } = use(ComingAvtalerContext);
  return ((soFar?.get().avtaler.length ?? 0) > 0 || isAnyExpected(places)) && children;
}

interface FraKilde {
  kilde: SystemSource;
  /** Places that were reserved when the page was sent; 0 where its agreements had come. */
  plasser: number;
}

/** What one system has. The same tree on both sides, so that hydration finds what the server wrote. */
function AvtalerFra(fra: FraKilde) {
  const { soFar } = use(ComingAvtalerContext);
  return soFar === undefined ? <FromWhole {...fra} /> : <FromPart {...fra} soFar={soFar} />;
}

function FromPart({ soFar, ...fra }: FraKilde & { soFar: AvtalerSoFar }) {
  use(soFar.parts[fra.kilde]);
  return <Kort {...fra} svar={soFar.get()} />;
}

function FromWhole(fra: FraKilde) {
  return <Kort {...fra} svar={useAnswer('getAvtaler').data} />;
}

/** Why a place may be empty though there is an insurance. The savings bank may have some of any system. */
function explainTom(kilde: SystemSource, svar: AvtalerResponse | undefined): string | undefined {
  if (!svar?.sources.some(({ systemSource }) => systemSource === kilde)) return mangler.mangler([kilde]);
  const { uteblitt, ufullstendig } = findMangler(svar);
  const mayHave = [kilde, 'SPAREBANK'] as const;
  const borte = mayHave.find((one) => uteblitt.includes(one));
  if (borte !== undefined) return mangler.mangler([borte]);
  const ulest = mayHave.find((one) => ufullstendig.includes(one));
  return ulest && mangler.ulest([ulest]);
}

/** Fills the reserved places in order. Surplus cards share the last one, and places for more than came stay. */
function Kort({ kilde, plasser, svar }: FraKilde & { svar: AvtalerResponse | undefined }) {
  const avtaler = svar?.avtaler.filter(({ systemSource }) => systemSource === kilde) ?? [];
  if (avtaler.length === 0)
    return <TommePlasser antall={plasser}>{explainTom(kilde, svar) ?? mangler.ingenHer}</TommePlasser>;
  const rows = avtaler.map((avtale, at) => (
    <AvtaleRow key={`${avtale.policyNumber ?? ''} ${at}`} avtale={avtale} />
  ));
  if (rows.length <= plasser)
    return (
      <>
        {rows}
        <TommePlasser antall={plasser - rows.length}>
          {explainTom(kilde, svar) ?? mangler.ingenFlere}
        </TommePlasser>
      </>
    );
  if (plasser === 0) return rows;
  const shared = rows.slice(plasser - 1);
  return (
    <>
      {rows.slice(0, plasser - 1)}
      <li className={listStyles[`rows${Math.min(shared.length, 4)}`]}>
        <ul role="list" className={listStyles['column']}>
          {shared}
        </ul>
      </li>
    </>
  );
}
