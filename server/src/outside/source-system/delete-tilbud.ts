import { z } from 'zod';

import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import type { Asker } from './list-rows.ts';

/** Removes an offer from the system that holds it; false when the system has no such offer for this customer. */
export function deleteTilbud(
  outside: OutsideClient,
  system: SystemSource,
  avtaleNummer: string,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<boolean>> {
  return outside.call(system, {
    path: '/tilbud/slett',
    body: { fodselsnummer, avtaleNummer },
    parser: z.undefined().transform(() => true),
    answersEmpty: true,
    whenNotFound: false,
    correlationId,
  });
}
