import { z } from 'zod';

import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Sparebankmelding } from '@portal/contract/sparebank.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { linkSchema, productionLinkSchema } from '../../config/link-schema.ts';
import { type Changed, requestChange } from '../change.ts';
import type { Complete } from '../complete.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { optionalFields } from '../repairs.ts';
import { toAvtale } from '../source-systems/common-contract.ts';
import { type ListedRows, listRows, rowsIn } from '../list-rows.ts';
import { requireNumber } from '../source-systems/source-systems.ts';
import { describingText, exactText } from '../text.ts';

const avtaler = rowsIn('avtaler');
const meldinger = rowsIn('meldinger');
/** As the portal takes it back from the page. */
const MAX_ID_LENGTH = 100;
const sourceSchema = z.object({ systemSource: z.enum(systemSources) });
const toMeldingSchema = (isProduction: boolean) =>
  z.object({
    tittel: describingText({ max: MAX_TITLE_LENGTH }).refine((tittel) => tittel !== ''),
    tekst: describingText({ max: MAX_MESSAGE_LENGTH, lines: true }),
    // A message with an unsafe link is shown without it.
    ...optionalFields({
      url: isProduction ? productionLinkSchema : linkSchema,
      // A message with an unusable id is shown, but cannot be marked as read.
      id: exactText(MAX_ID_LENGTH),
    }),
    ulest: z.boolean(),
  });

export type Sparebank = ReturnType<typeof createSparebank>;

/** The savings-bank integration of docs/outside/sparebank.openapi.yaml. */
export function createSparebank({ isProduction }: { isProduction: boolean }) {
  const meldingSchema = toMeldingSchema(isProduction);
  /** One page needs the agreements twice, alone and in the list of all; both share one call. */
  const inFlight = new WeakMap<CustomerOutside, Promise<OutsideAnswer<ListedRows<Avtale>>>>();

  return {
    listAvtaler(outside: CustomerOutside): Promise<OutsideAnswer<ListedRows<Avtale>>> {
      const underWay = inFlight.get(outside);
      if (underWay !== undefined) return underWay;
      const answer = listRows(outside, 'SPAREBANK', {
        path: '/avtaler/sok',
        rows: avtaler,
        toRow: (row) => {
          const source = sourceSchema.safeParse(row);
          return source.success ? requireNumber(toAvtale(row, source.data.systemSource)) : undefined;
        },
      }).finally(() => inFlight.delete(outside));
      inFlight.set(outside, answer);
      return answer;
    },
    listMeldinger: (outside: CustomerOutside): Promise<OutsideAnswer<ListedRows<Sparebankmelding>>> =>
      listRows(outside, 'SPAREBANK', {
        path: '/kundekommunikasjon/sok',
        rows: meldinger,
        toRow: (row) => meldingSchema.safeParse(row).data satisfies Complete<Sparebankmelding> | undefined,
      }),
    /** Marks one of the customer's own messages as read. */
    markLest: (outside: CustomerOutside, id: string): Promise<Changed> =>
      requestChange(outside, 'SPAREBANK', { path: '/kundekommunikasjon/lest', body: { id } }),
  };
}
