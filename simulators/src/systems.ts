import { anbefalingerOperations } from './anbefalinger/anbefalinger.ts';
import { type SourceSystem, sourceSystems } from './customers/customer.ts';
import type { Journal } from './journal/journal.ts';
import type { Operation } from './kit/outside-system.ts';
import { createDatadeling } from './datadeling/datadeling.ts';
import { createKunderegister } from './kunderegister/kunderegister.ts';
import { createLivregister } from './livregister/livregister.ts';
import { oppgaverOperations } from './oppgaver/oppgaver.ts';
import { createSamtykkeregister } from './samtykkeregister/samtykkeregister.ts';
import { createSourceSystem } from './source-system/source-system.ts';
import { sparebankOperations } from './sparebank/sparebank.ts';
import { createVarsling } from './varsling/varsling.ts';

type CreateSystem = (journal: Journal, options: { hasNewTexts?: boolean }) => readonly Operation[];

/** Besides the source systems, by path, which is also the name of the page in docs/outside. */
const others = {
  oppgaver: () => oppgaverOperations,
  kunderegister: createKunderegister,
  livregister: createLivregister,
  samtykkeregister: createSamtykkeregister,
  anbefalinger: () => anbefalingerOperations,
  sparebank: () => sparebankOperations,
  varsling: createVarsling,
  datadeling: createDatadeling,
} satisfies Record<string, CreateSystem>;

export type OutsideSystem = SourceSystem | keyof typeof others;
export const outsideSystems: readonly OutsideSystem[] = [
  ...sourceSystems,
  ...(Object.keys(others) as (keyof typeof others)[]),
];

/** What each outside system answers, until the process ends. */
export function createSystems(
  ...given: Parameters<CreateSystem>
): (readonly [OutsideSystem, readonly Operation[]])[] {
  return [
    ...sourceSystems.map((system) => [system, createSourceSystem(system)] as const),
    ...Object.entries<CreateSystem>(others).map(
      ([system, create]) => [system as OutsideSystem, create(...given)] as const,
    ),
  ];
}
