import { onTestFinished } from 'vitest';

import type { Hendelse } from '../lib/sporing/hendelser.ts';
import { hendelser } from '../lib/sporing/track.ts';

/** Collects the events from now until the test ends; queued ones are left out. */
export function collectHendelser(): Hendelse[] {
  const collected: Hendelse[] = [];
  hendelser.refuse();
  hendelser.open((hendelse) => collected.push(hendelse));
  onTestFinished(() => {
    hendelser.refuse();
    hendelser.open();
  });
  return collected;
}
