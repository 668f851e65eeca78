import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';

import { withWord } from '@portal/contract/address-words.ts';
import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { kalenderForm, kalenderResultat } from '@portal/contract/forms/kalender.ts';
import { kryssWord } from '@portal/contract/forms/kryss.ts';
import { DAY_MS } from '@portal/contract/day-ms.ts';
import type { BetalingerResponse } from '@portal/contract/kostnader.ts';
import { KOSTNADER_PATH } from '@portal/contract/paths.ts';
import { isComing } from '@portal/contract/rules/kostnader/betalinger.ts';

import type { Environment } from '../../config/environment.ts';
import { createCustomerLimit } from '../../core/customer-limit.ts';
import { toPortalError } from '../../core/errors.ts';
import { readFields } from '../../core/form-fields.ts';
import type { CustomerContext, RequestContext } from '../../core/queries.ts';
import type { ToldOnce } from '../../http/told-once.ts';
import '../../http/request.ts';
import { createNaming } from '../../keys/naming.ts';
import type { Database } from '../../persistence/database.ts';
import { describeBetaling, isNamed } from './describe-betaling.ts';
import { type Forfallsdag, toKalender } from './to-kalender.ts';

interface KalenderDependencies {
  environment: Pick<Environment, 'CONSENT_LOG_KEY'>;
  database: Database;
  now: () => Date;
  toldOnce: Pick<ToldOnce, 'mark'>;
  getBetalinger: (context: RequestContext) => Promise<BetalingerResponse>;
  getAvtaler: (context: RequestContext) => Promise<AvtalerResponse>;
}

/** A file asks every system, so nobody needs many; some make it again with amounts, or on another device. */
const windows = [
  { kind: 'minute', ms: 60_000, limit: 10 },
  { kind: 'day', ms: DAY_MS, limit: 50 },
];

type Resultat = (typeof kalenderResultat.values)[number];

/**
 * The days when payments are due, as a file for the customer's own calendar. Others may see that calendar, so its events
 * say neither what nor how much, unless the customer asked for it. A calendar that lacks a day looks as one that has them
 * all: so there is a file only when all systems that tell of payments have told.
 */
export function registerKalenderRoute(
  app: FastifyInstance,
  { environment, database, now, toldOnce, getBetalinger, getAvtaler }: KalenderDependencies,
): void {
  const limit = createCustomerLimit('kalender', windows, { environment, database, now });
  const name = createNaming(environment.CONSENT_LOG_KEY, 'kalender');
  const options = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(kalenderForm.path, options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const context = request.toContext();
    // The page's address shows the login page, and login returns to it.
    if (context.session === undefined) return reply.redirect(KOSTNADER_PATH, 303);
    const hasDetails = readFields(request.body, kalenderForm).detaljer !== undefined;
    /** Back to the page, which says why. */
    const refuse = (resultat: Resultat): FastifyReply => {
      const told = withWord(KOSTNADER_PATH, kalenderResultat, resultat);
      const address = hasDetails ? withWord(told, kryssWord, 'ja') : told;
      toldOnce.mark(request, reply, address);
      return reply.redirect(address, 303);
    };
    if ((await limit.count(context.session)) !== undefined) {
      request.log.warn({ code: 'FOR_MANGE_FORSPORSLER' }, 'no calendar');
      return refuse('kalender-vent');
    }
    const dager = await listDager({ ...context, session: context.session }, hasDetails, request.log);
    if (typeof dager === 'string') return refuse(dager);
    return reply
      .header('content-disposition', 'attachment; filename="forsikring.ics"')
      .type('text/calendar; charset=utf-8')
      .send(toKalender(dager, now(), context.sprak));
  });

  /** Or why there is no file. */
  async function listDager(
    context: CustomerContext & RequestContext,
    hasDetails: boolean,
    log: FastifyBaseLogger,
  ): Promise<Forfallsdag[] | Resultat> {
    const insteadOf =
      (resultat: Resultat) =>
      (error: unknown): Resultat => {
        const { code, status } = toPortalError(error);
        if (status < 500) throw error;
        log.warn({ err: error, code }, 'no calendar');
        return resultat;
      };
    const [kjente, svar] = await Promise.all([
      getBetalinger(context).catch(insteadOf('kalender-mangler')),
      hasDetails ? getAvtaler(context).catch(insteadOf('kalender-uten-navn')) : undefined,
    ]);
    if (typeof kjente === 'string') return kjente;
    const { betalinger, idag, sources } = kjente;
    if (sources.some(({ state }) => state !== 'ok' && state !== 'notOffered')) return 'kalender-mangler';
    const coming = betalinger.filter((betaling) => isComing(betaling, idag));
    if (coming.length === 0) return 'kalender-tom';
    if (typeof svar === 'string') return svar;
    if (svar !== undefined && !coming.every((betaling) => isNamed(betaling, svar)))
      return 'kalender-uten-navn';
    return [...new Set(coming.map(({ forfall }) => forfall))].map((dag) => ({
      dag,
      uid: `${name(`${context.session.customer.fodselsnummer} ${dag}`).toString('hex').slice(0, 32)}@forsikring`,
      ...(svar && {
        detaljer: coming
          .filter(({ forfall }) => forfall === dag)
          .map((betaling) => describeBetaling(betaling, svar.avtaler, context.sprak))
          .join('\n'),
      }),
    }));
  }
}
