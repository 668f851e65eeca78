import { type ReactNode, Suspense, use } from 'react';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { AvtaleRow } from './avtale-list.tsx';
import { AvtalekortContext } from './avtalekort-context.ts';
import listStyles from './avtale-list.module.css';
import { AvtalerMessages } from './avtaler-messages.tsx';
import { AvtalerHeading } from './avtaler-heading.tsx';
import { type AvtalerSoFar, ComingAvtalerContext } from '../../lib/coming-avtaler.ts';
import { KildePlasser, TomPlass } from './kilde-plasser.tsx';
import { tekster } from './tekster.nb.ts';

/**
 * The insurances of a page that was sent before all systems had answered. Each system has its part of the list, in the
 * order of the whole. The server fills a part when its system answers; the browser takes over all of them with the
 * whole answer. What comes after the list may come late: nothing above it moves.
 */
export function AvtalerAsTheyCome() {
  const places = use(ComingAvtalerContext).getPlaces() ?? {};
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
      <Suspense fallback={null}>
        <AvtalerMessages />
        <Prisnote>{prisnote}</Prisnote>
      </Suspense>
    </>
  );
}

function Prisnote({ children }: { children: ReactNode }) {
  const { data } = useAnswer('getAvtaler');
  return data !== undefined && data.avtaler.length > 0 && children;
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

/** Fills the reserved places in order; surplus cards share the last one. */
function Kort({ kilde, plasser, svar }: FraKilde & { svar: AvtalerResponse | undefined }) {
  const avtaler = svar?.avtaler.filter(({ systemSource }) => systemSource === kilde) ?? [];
  if (avtaler.length === 0) {
    const state = svar?.sources.find(({ systemSource }) => systemSource === kilde)?.state ?? 'failed';
    return plasser > 0 && <TomPlass kilde={kilde} isUteblitt={state === 'failed' || state === 'timeout'} />;
  }
  const rows = avtaler.map((avtale, at) => (
    <AvtaleRow key={`${avtale.policyNumber ?? ''} ${at}`} avtale={avtale} />
  ));
  if (plasser === 0 || rows.length <= plasser) return rows;
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
