import {
  type Betaling,
  betalingerResponseSchema,
  type Pris,
  priserResponseSchema,
} from '@portal/contract/kostnader.ts';

import type { Environment } from '../../config/environment.ts';
import { defineQuery } from '../../core/queries.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';
import type { SourceBetaling, SourcePris } from '../../outside/source-systems/source-system.ts';
import { listBetalinger, listPriser } from '../../outside/source-systems/source-systems.ts';
import { collectPart } from './collect-part.ts';
import { divideChange } from './divide-change.ts';
import { createKeptRows } from './keep-rows.ts';

interface KostnaderDependencies {
  environment: Pick<Environment, 'outside'>;
  now: () => Date;
}

export const kostnaderQueries = ({ environment, now }: KostnaderDependencies) => {
  const keptBetalinger = createKeptRows<SourceBetaling>(now);
  const keptPriser = createKeptRows<SourcePris>(now);
  return {
    betalinger: defineQuery({
      name: 'getBetalinger',
      access: 'customer',
      summary: 'The customer’s payments of a year back and as far ahead as the source systems know',
      schema: betalingerResponseSchema,
      async handle(context) {
        const idag = getOsloDate(now());
        const fraDato = toYearBefore(idag);
        const { rows, sources } = await keptBetalinger(context, () =>
          collectPart(
            environment,
            'betalinger',
            (system) => listBetalinger(context.outside, system, fraDato),
            context,
          ),
        );
        return { idag, betalinger: toBetalinger(rows), sources };
      },
    }),
    priser: defineQuery({
      name: 'getPriser',
      access: 'customer',
      summary:
        'What the customer’s agreements cost a year from a day, what they did before, and what changed',
      schema: priserResponseSchema,
      async handle(context) {
        const { rows, sources } = await keptPriser(context, () =>
          collectPart(environment, 'pris', (system) => listPriser(context.outside, system), context),
        );
        return { idag: getOsloDate(now()), priser: rows.map(toPris), sources };
      },
    }),
  };
};

/** The first day of the same month a year ago: how last year was paid tells how next year will be. */
function toYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4, 8)}01`;
}

/** Each payment once, as its first row has it, without withdrawn ones; the earliest due date first. */
function toBetalinger(rows: readonly SourceBetaling[]): Betaling[] {
  const seen = new Set<string>();
  return rows
    .filter(({ systemSource, betalingId, status }) => {
      const key = `${systemSource} ${betalingId}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return status !== 'SLETTET';
    })
    .toSorted((a, b) => (a.forfall < b.forfall ? -1 : Number(a.forfall > b.forfall)));
}

function toPris(row: SourcePris): Pris {
  const { systemSource, policyNumber, gyldigFra, pris, prisFor, fristForNei } = row;
  return { systemSource, policyNumber, gyldigFra, pris, prisFor, fristForNei, deler: divideChange(row) };
}
