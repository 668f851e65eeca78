import fc from 'fast-check';
import { systemSources } from '@portal/contract/system-sources.ts';
import { toSystem } from '../../testing/create-kunde.ts';
import { world, type World } from '../customers/world.ts';

/** Longer than a page waits, shorter than a system may take. */
const SLOW_MS = 700;

/** How one system keeps the customer waiting; one that hangs is late and then fails. */
type Lateness = { system: string; path?: string } & ({ fault: 'slow'; delayMs: number } | { fault: 'hang' });

/** A customer, and the systems that are late for them. */
export interface LateCustomer {
  world: World;
  late: Lateness[];
  /** Has been on the overview before, when nothing was late: the session remembers how many agreements there were. */
  hasVisited: boolean;
  size: { width: number; height: number };
}

const kilder = systemSources.map(toSystem);
const place = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ system: fc.constantFrom(...kilder), path: fc.constant('/avtaler/sok') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ system: fc.constantFrom(...kilder), path: fc.constant('/tilbud/sok') }),
  },
  { weight: 2, arbitrary: fc.record({ system: fc.constantFrom(...kilder) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      system: fc.constantFrom('oppgaver', 'anbefalinger', 'kunderegister', 'sparebank'),
    }),
  },
);
const kind = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ fault: 'slow' as const, delayMs: SLOW_MS }) },
  // One after the other, too.
  { weight: 2, arbitrary: fc.constant({ fault: 'slow' as const, delayMs: 2 * SLOW_MS }) },
  { weight: 1, arbitrary: fc.constant({ fault: 'hang' as const }) },
);

/** Tall, so that nothing waits to be scrolled to: React takes over all of the page. */
const HEIGHT = 6000;

export const lateCustomer: fc.Arbitrary<LateCustomer> = fc.record({
  world: world.map(withoutOverdue),
  late: fc.uniqueArray(
    fc.tuple(place, kind).map(([where, how]): Lateness => ({ ...where, ...how })),
    { minLength: 1, maxLength: 4, selector: ({ system }) => system },
  ),
  hasVisited: fc.boolean(),
  size: fc.constantFrom({ width: 390, height: HEIGHT }, { width: 1280, height: HEIGHT }),
});

/** An overdue payment becomes a task only where nothing visible moves for it: that differs with the height above. */
function withoutOverdue(made: World): World {
  const today = new Date().toISOString().slice(0, 10);
  const betalinger = made.kunde.betalinger?.filter(({ forfall }) => String(forfall) > today) ?? [];
  return { ...made, kunde: { ...made.kunde, betalinger } };
}
