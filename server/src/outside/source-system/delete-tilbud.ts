import { z } from 'zod';

import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import type { Asker } from './list-rows.ts';

/**
 * Removes an offer from the system that holds it; false when the system has no such offer for this customer.
 * @param offer.versionNumber that version alone, for a system that knows of it; left out: all with the number
 */
export function deleteTilbud(
  outside: OutsideClient,
  system: SystemSource,
  offer: { avtaleNummer: string; versionNumber: number | undefined },
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<boolean>> {
  return outside.call(system, {
    path: '/tilbud/slett',
    body: { fodselsnummer, ...offer },
    parser: z.undefined().transform(() => true),
    answersEmpty: true,
    whenNotFound: false,
    correlationId,
  });
}
