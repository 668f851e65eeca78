import { onTestFinished } from 'vitest';

import type { Hendelse } from '../lib/analytics/hendelser.ts';
import { hendelser } from '../lib/analytics/track.ts';

/** What is measured from now on, until the test ends; what has waited before is left out. */
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
