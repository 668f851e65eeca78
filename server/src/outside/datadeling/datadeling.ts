import { z } from 'zod';

import type { RegistrertDeling } from '@portal/contract/delinger.ts';

import { type Changed, requestChange } from '../change.ts';
import type { Complete } from '../complete.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import { day } from '../day.ts';
import {
  MAX_INSURANCES_IN_SHARING,
  MAX_MESSAGE_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_WORDING_LENGTH,
} from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { noteRepair, optionalFields, readableField } from '../repairs.ts';
import { type ListedRows, listRows, rowsIn } from '../list-rows.ts';
import { describingText, exactText, wholeText } from '../text.ts';

const rows = rowsIn('delinger');
const required = (max: number) => describingText({ max }).refine((text) => text !== '');
const readableText = (max: number) =>
  readableField(describingText({ max })).transform((text) => text || undefined);

/** In the place of words that cannot be read: a sharing without a consequence could not be taken back. */
const folgeOrItsLack = readableText(MAX_MESSAGE_LENGTH).or(
  z.unknown().transform(() => {
    noteRepair('folge', 'left out');
    return 'Vi klarer ikke å lese hva som følger av det.';
  }),
);

/** One sharing as in docs/outside/datadeling.openapi.yaml. What the law demands can neither be taken back nor given. */
const delingSchema = z
  .object({
    delingId: exactText(100),
    mottaker: required(MAX_TEXT_LENGTH),
    // Were one left out, the sharing would seem to be about fewer, or about none in particular.
    forsikringer: z.array(required(MAX_TEXT_LENGTH)).max(MAX_INSURANCES_IN_SHARING),
    formal: required(MAX_TEXT_LENGTH),
    opplysninger: required(MAX_MESSAGE_LENGTH),
    ...optionalFields({
      fra: day,
      til: day,
      ordlyd: wholeText({ max: MAX_WORDING_LENGTH, lines: true }),
      versjon: exactText(100),
    }),
    // Were it left out, a sharing that has ended would seem to go on.
    avsluttet: day.nullish().transform((avsluttet) => avsluttet ?? undefined),
    folge: folgeOrItsLack,
    // Were it left out, what the law demands would seem to be the customer's choice.
    lov: readableText(MAX_TEXT_LENGTH),
  })
  .transform(
    ({ delingId, lov, folge, ordlyd, versjon, ...deling }) =>
      ({
        ...deling,
        id: delingId,
        lov,
        folge: lov === undefined ? folge : undefined,
        ...(lov === undefined && ordlyd !== undefined && versjon !== undefined
          ? { ordlyd, versjon }
          : { ordlyd: undefined, versjon: undefined }),
      }) satisfies Complete<RegistrertDeling>,
  );

/**
 * Every sharing of the customer's data that the register knows, also those that have ended. Of two with the same id the
 * second is left out: a change could not say which of them is meant.
 */
export function listRegistrerteDelinger(
  outside: CustomerOutside,
): Promise<OutsideAnswer<ListedRows<RegistrertDeling>>> {
  const seen = new Set<string>();
  return listRows(outside, 'DATADELING', {
    path: '/delinger/sok',
    rows,
    toRow: (row) => {
      const deling = delingSchema.safeParse(row).data;
      if (deling === undefined || seen.has(deling.id)) return undefined;
      seen.add(deling.id);
      return deling;
    },
  });
}

/** Takes one of the customer's own back, or gives it anew by the words of that version. Idempotent. */
export const changeDeling = (
  outside: CustomerOutside,
  { id, deles, versjon }: { id: string; deles: boolean; versjon?: string | undefined },
): Promise<Changed> =>
  requestChange(outside, 'DATADELING', {
    path: '/delinger/endre',
    body: { delingId: id, deles, ...(versjon !== undefined && { versjon }) },
  });
