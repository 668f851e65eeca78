import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { FaultKind } from '../../simulators/src/faults/fault.ts';
import type { OutsideName } from '../../server/src/outside/outside-systems.ts';

export { type FaultKind, faultKinds, wireFaultKinds } from '../../simulators/src/faults/fault.ts';

/** An outside system by the name it has among the simulators. */
export function toSystem(name: OutsideName): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** What one system returns for one thing. Undefined fields are left out; everything else is returned as it is. */
export interface Row {
  /** NICE unless another is named. */
  systemSource?: SystemSource;
  [field: string]: unknown;
}

type Fields = Record<string, unknown>;

/** A person for one test. Left out: an ordinary customer of the registers, with nothing in any source system. */
export interface Kunde {
  navn?: string;
  /** yyyy-mm-dd; used for the national id and in the register. */
  fodselsdato?: string;
  isDNummer?: boolean;
  /** Some of this breaks the contract on purpose. */
  isUnlawful?: boolean;
  login?: { context?: string; bankRegistry?: string };
  /** Active agreements unless they say otherwise, each with a number of its own. */
  avtaler?: readonly Row[];
  /** Valid offers unless they say otherwise, each with a number of its own. */
  tilbud?: readonly Row[];
  /** Coming payments unless they say otherwise. */
  betalinger?: readonly Row[];
  /** Of the parts of a price nothing unless they say so. */
  priser?: readonly Row[];
  /** Systems that know the customer but have nothing; customers see no difference from an unknown customer. */
  knownBy?: readonly SystemSource[];
  /** Null: unknown to the system. */
  oppgaver?: Fields | null;
  register?: Fields | null;
  adresser?: { folkeregistrert: Fields; iBruk?: Fields };
  samtykker?: { MARKETING?: boolean; CROSS_DOMAIN?: boolean; RESERVASJON: boolean };
  livkunde?: Fields;
  sparebank?: { avtaler?: readonly Fields[]; meldinger?: readonly Fields[] };
  anbefaling?: Fields;
  skadesaker?: readonly Fields[];
  /** Of the register of sharings. */
  delinger?: readonly Fields[];
  /**
   * What goes wrong for this person alone, by the system's name among the simulators; `path` names one operation,
   * `only: 'changes'` the writes.
   */
  faults?: Record<string, { fault: FaultKind; delayMs?: number; only?: 'changes'; path?: string }>;
}

let count = 0;

/**
 * Makes a person through the door of the simulators. Returns the national id: valid, synthetic, and never used
 * before.
 * @throws the door's message when the description is wrong
 */
export async function createKunde(
  simulatorsUrl: string,
  { avtaler = [], tilbud = [], betalinger = [], priser = [], knownBy = [], ...kunde }: Kunde = {},
): Promise<{ fodselsnummer: string }> {
  const answer = await fetch(`${simulatorsUrl}/kunder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...kunde,
      avtaler: toRowsBySystem(avtaler, ordinaryAvtale, knownBy),
      tilbud: toRowsBySystem(tilbud, ordinaryTilbud, knownBy),
      betalinger: toRowsBySystem(betalinger, ordinaryBetaling, []),
      priser: toRowsBySystem(priser, ordinaryPris, []),
    }),
  });
  if (answer.status !== 201) throw new Error(`The door answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { fodselsnummer: string };
}

function toRowsBySystem(rows: readonly Row[], ordinary: () => Fields, knownBy: readonly SystemSource[]) {
  const bySystem = new Map<string, Fields[]>(knownBy.map((source) => [toSystem(source), []]));
  for (const { systemSource = 'NICE', ...row } of rows) {
    const system = toSystem(systemSource);
    bySystem.set(system, [...(bySystem.get(system) ?? []), { ...ordinary(), ...row }]);
  }
  return Object.fromEntries(bySystem);
}

const ordinaryAvtale = () => ({
  policyNumber: makeNumber(),
  name: 'Bil',
  avtaleStatus: 'ACTIVE',
  productType: 'BIL',
});

const ordinaryTilbud = () => ({
  policyNumber: makeNumber(),
  versionNumber: 1,
  name: 'Bil',
  productType: 'BIL',
  expirationDate: '2039-12-31',
});

const ordinaryBetaling = () => ({
  betalingId: makeNumber(),
  belop: 100,
  forfall: '2199-05-15',
  status: 'KOMMER',
});

const ordinaryPris = () => ({ policyNumber: makeNumber(), gyldigFra: '2199-05-01', pris: 1200 });

/** `find-leaks.ts` knows these by their shape. */
function makeNumber(): string {
  count += 1;
  return `KU-${process.pid}-${count}`;
}
