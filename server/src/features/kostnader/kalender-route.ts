import type { FastifyInstance } from 'fastify';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Betaling, BetalingerResponse } from '@portal/contract/kostnader.ts';
import { DETALJER_PARAMETER, KALENDER_PATH } from '@portal/contract/paths.ts';
import { mapAvtaler } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import { isComing } from '@portal/contract/rules/kostnader/betalinger.ts';

import type { Environment } from '../../config/environment.ts';
import type { RequestContext } from '../../core/queries.ts';
import { PortalError } from '../../core/errors.ts';
import { createNaming } from '../../keys/naming.ts';
import { type Forfallsdag, toKalender } from './to-kalender.ts';

interface KalenderDependencies {
  environment: Pick<Environment, 'CONSENT_LOG_KEY'>;
  now: () => Date;
  getBetalinger: (context: RequestContext) => Promise<BetalingerResponse>;
  getAvtaler: (context: RequestContext) => Promise<AvtalerResponse>;
}

const kroner = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2 });

/**
 * The days when payments are due, as a file for the customer's own calendar. Others may see that calendar, so its events
 * say neither what nor how much, unless the customer asked for it.
 */
export function registerKalenderRoute(
  app: FastifyInstance,
  { environment, now, getBetalinger, getAvtaler }: KalenderDependencies,
): void {
  const name = createNaming(environment.CONSENT_LOG_KEY, 'kalender');
  app.get<{ Querystring: Record<string, unknown> }>(
    KALENDER_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      const context = request.toContext();
      if (context.session === undefined) throw new PortalError('IKKE_INNLOGGET');
      const { fodselsnummer } = context.session.customer;
      const hasDetails = request.query[DETALJER_PARAMETER] !== undefined;
      const [{ betalinger, idag }, avtaler] = await Promise.all([
        getBetalinger(context),
        hasDetails ? getAvtaler(context) : undefined,
      ]);
      const coming = betalinger.filter((betaling) => isComing(betaling, idag));
      const dager = [...new Set(coming.map(({ forfall }) => forfall))].map((dag): Forfallsdag => ({
        dag,
        uid: `${name(`${fodselsnummer} ${dag}`).toString('hex').slice(0, 32)}@forsikring`,
        ...(avtaler && { detaljer: describe(coming, dag, avtaler.avtaler) }),
      }));
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="forsikring.ics"')
        .type('text/calendar; charset=utf-8')
        .send(toKalender(dager, now()));
    },
  );
}

/** A line for each payment of the day. */
function describe(betalinger: readonly Betaling[], dag: string, avtaler: readonly Avtale[]): string {
  const known = mapAvtaler(avtaler);
  return betalinger
    .filter(({ forfall }) => forfall === dag)
    .map(({ belop, systemSource, policyNumbers = [] }) => {
      const navn = policyNumbers.flatMap((number) => known.get(`${systemSource} ${number}`)?.name ?? []);
      return `${kroner.format(belop)} kr${navn.length === 0 ? '' : `: ${navn.join(', ')}`}`;
    })
    .join('\n');
}
