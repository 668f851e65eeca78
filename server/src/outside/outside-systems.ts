import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

/**
 * The other outside systems, each with the version of its contract (docs/outside) that we use: major and minor. A system
 * may be one minor version ahead or behind.
 */
const others = {
  OPPGAVER: '1.0',
  KUNDEREGISTER: '1.0',
  LIVREGISTER: '1.0',
  SAMTYKKEREGISTER: '2.1',
  ANBEFALINGER: '1.0',
  SPAREBANK: '1.0',
  VARSLING: '1.1',
  DATADELING: '1.0',
} as const;
const SOURCE_VERSION = '1.1';

export type OutsideName = SystemSource | keyof typeof others;

/** Every outside system, by its name in the settings: OUTSIDE_<NAME>_URL. */
export const outsideNames: readonly OutsideName[] = [
  ...systemSources,
  ...(Object.keys(others) as (keyof typeof others)[]),
];

/** Those that a company need not have: without an address the portal works without them. */
const optionalNames = ['DATADELING'] as const satisfies readonly OutsideName[];
type OptionalName = (typeof optionalNames)[number];

export const isOptional = (name: OutsideName): name is OptionalName =>
  optionalNames.some((optional) => optional === name);

/** Something of each outside system; undefined for one that the company does not have. */
export type ByOutsideName<Value> = Record<Exclude<OutsideName, OptionalName>, Value> &
  Record<OptionalName, Value | undefined>;

export function mapOutsideSystems<Value>(toValue: (name: OutsideName) => Value): Record<OutsideName, Value> {
  return Object.fromEntries(outsideNames.map((name) => [name, toValue(name)])) as Record<OutsideName, Value>;
}

/** Tells the system which version of its contract we use. */
export const ACCEPT_VERSION_HEADER = 'accept-version';

export function getContractVersion(system: OutsideName): string {
  return system in others ? others[system as keyof typeof others] : SOURCE_VERSION;
}
