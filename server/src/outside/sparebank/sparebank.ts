import { z } from 'zod';

import type { Avtale } from '@portal/contract/avtaler.ts';
import { type Kundemelding, lestMeldingSchema } from '@portal/contract/eikaintegrasjon.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { linkSchema, productionLinkSchema } from '../../config/link-schema.ts';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import { optionalFields } from '../repairs.ts';
import { toAvtale } from '../source-system/list-avtaler.ts';
import { type Asker, type ListedRows, listRows } from '../source-system/list-rows.ts';
import { describingText } from '../text.ts';

const sourceSchema = z.object({ systemSource: z.enum(systemSources) });
const toMeldingSchema = (isProduction: boolean) =>
  z.object({
    tittel: describingText({ max: MAX_TITLE_LENGTH }).refine((tittel) => tittel !== ''),
    tekst: describingText({ max: MAX_MESSAGE_LENGTH, lines: true }),
    // An address we would not follow does not make the message unreadable.
    ...optionalFields({
      url: isProduction ? productionLinkSchema : linkSchema,
      // One that we could not send back makes the message no less readable: it cannot be marked read.
      id: lestMeldingSchema.shape.id,
    }),
    ulest: z.boolean(),
  });

export type Sparebank = ReturnType<typeof createSparebank>;

/** The savings-bank integration of docs/outside/sparebank.openapi.yaml. */
export function createSparebank(outside: OutsideClient, { isProduction }: { isProduction: boolean }) {
  const meldingSchema = toMeldingSchema(isProduction);
  /** One page asks for the agreements twice, by themselves and for the list of all: it is one call. */
  const inFlight = new Map<string, Promise<OutsideAnswer<ListedRows<Avtale>>>>();

  return {
    listAvtaler(asker: Asker): Promise<OutsideAnswer<ListedRows<Avtale>>> {
      const key = JSON.stringify([asker.fodselsnummer, asker.correlationId]);
      const underWay = inFlight.get(key);
      if (underWay !== undefined) return underWay;
      const answer = listRows(outside, 'SPAREBANK', asker, {
        path: '/avtaler/sok',
        field: 'avtaler',
        toRow: (row) => {
          const source = sourceSchema.safeParse(row);
          return source.success ? toAvtale(row, source.data.systemSource) : undefined;
        },
      }).finally(() => inFlight.delete(key));
      inFlight.set(key, answer);
      return answer;
    },
    listMeldinger: (asker: Asker): Promise<OutsideAnswer<ListedRows<Kundemelding>>> =>
      listRows(outside, 'SPAREBANK', asker, {
        path: '/kundekommunikasjon/sok',
        field: 'meldinger',
        toRow: (row) => meldingSchema.safeParse(row).data,
      }),
    /** Marks one of the customer's own messages as read; false when the bank has no such message for them. */
    markLest: ({ fodselsnummer, correlationId }: Asker, id: string): Promise<OutsideAnswer<boolean>> =>
      outside.call('SPAREBANK', {
        path: '/kundekommunikasjon/lest',
        body: { fodselsnummer, id },
        parser: z.undefined().transform(() => true),
        answersEmpty: true,
        whenNotFound: false,
        correlationId,
      }),
  };
}
