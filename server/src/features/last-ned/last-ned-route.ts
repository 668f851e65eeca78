import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withWord } from '@portal/contract/address-words.ts';
import { kryssWord } from '@portal/contract/forms/kryss.ts';
import { DAY_MS } from '@portal/contract/day-ms.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import {
  type Filformat,
  filformater,
  LAST_NED_PAUSE_MS,
  lastNedForm,
  lastNedResultat,
} from '@portal/contract/forms/last-ned.ts';
import { SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';
import type { Samling } from '@portal/contract/samling.ts';

import { getPublicOrigin } from '../../config/distributors.ts';
import type { Environment } from '../../config/environment.ts';
import type { AuditTrail } from '../../core/audit-trail.ts';
import { createCustomerLimit } from '../../core/customer-limit.ts';
import { PortalError, toPortalError } from '../../core/errors.ts';
import { readFields } from '../../core/form-fields.ts';
import { logFailure } from '../../core/log-failure.ts';
import type { CustomerContext } from '../../core/queries.ts';
import type { ToldOnce } from '../../http/told-once.ts';
import '../../http/request.ts';
import type { Assets } from '../../pages/assets.ts';
import type { Database } from '../../persistence/database.ts';
import type { Innlogginger } from '../../session/innlogginger.ts';
import { collectSamling, type SamlingDependencies } from './collect-samling.ts';
import { readFarger } from './read-farger.ts';

interface LastNedDependencies extends SamlingDependencies {
  environment: Pick<Environment, 'CONSENT_LOG_KEY' | 'PUBLIC_URL'>;
  database: Database;
  audit: Pick<AuditTrail, 'begin' | 'countRefused' | 'isUnderWay' | 'listPage'>;
  innlogginger: Pick<Innlogginger, 'requireFresh'>;
  assets: Pick<Assets, 'readTheme'>;
  toldOnce: Pick<ToldOnce, 'mark'>;
}

/** The row in the audit trail. */
const commands = { pdf: 'downloadPdf', csv: 'downloadCsv', json: 'downloadJson' } as const satisfies Record<
  Filformat,
  string
>;
const types: Record<Filformat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** A file asks every system, so nobody needs many; a year's rows are kept of each. */
const windows = [
  { kind: 'moment', ms: LAST_NED_PAUSE_MS, limit: 1 },
  { kind: 'day', ms: DAY_MS, limit: 50 },
];
/** So long a file of another process is waited for: one that was killed never tells that it ended. */
const LONGEST_MS = 120_000;

/**
 * All that the portal can tell of the customer, as a file: made while it is sent, stored nowhere, one at a time. It asks
 * for a fresh login, since whoever finds an unlocked computer would else have it all.
 */
export function registerLastNedRoute(app: FastifyInstance, dependencies: LastNedDependencies): void {
  const { environment, audit, innlogginger, assets, toldOnce, now } = dependencies;
  const limit = createCustomerLimit('download', windows, dependencies);
  /** Of this process. */
  const underWay = new Set<string>();

  const options = { config: { guard: 'form' }, schema: { hide: true } } as const;
  app.post(lastNedForm.path, options, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const fields = readFields(request.body, lastNedForm);
    const format = filformater.find((one) => one === fields.format);
    if (format === undefined) throw new PortalError('UGYLDIG_FORESPORSEL');
    const context = request.toContext();
    // The page's address shows the login page, and login returns to it.
    if (context.session === undefined) return reply.redirect(lastNedForm.path, 303);
    const { fodselsnummer } = context.session.customer;
    try {
      await innlogginger.requireFresh(context.session);
      if (underWay.has(fodselsnummer)) throw new PortalError('FOR_MANGE_FORSPORSLER');
      underWay.add(fodselsnummer);
    } catch (error) {
      return refuse(error, request, reply);
    }
    let setOutcome: ((outcome: ErrorCode | 'OK') => Promise<void>) | undefined;
    const end = async (outcome: ErrorCode | 'OK'): Promise<void> => {
      underWay.delete(fodselsnummer);
      request.log.info({ command: commands[format], outcome }, 'write');
      await setOutcome?.(outcome).catch((error: unknown) =>
        request.log.error({ err: error, event: 'audit-outcome-failed' }, 'a download’s end is not on record'),
      );
    };
    let file: Readable;
    try {
      await checkLimit(format, context);
      const since = new Date(now().getTime() - LONGEST_MS);
      if (await audit.isUnderWay(context.session, Object.values(commands), since))
        throw new PortalError('FOR_MANGE_FORSPORSLER');
      setOutcome = await audit.begin(commands[format], context);
      const origin = getPublicOrigin(environment.PUBLIC_URL, request.distributor, request.hostname);
      const samling = await collectSamling(dependencies, context, {
        skjema: origin + SAMLING_SKJEMA_PATH,
        medFodselsnummer: fields.fodselsnummer !== undefined,
        onError: (err, part) =>
          request.log.error({ err, part, event: 'download-part-failed' }, 'a file lacks a part'),
      });
      file = await write(format, samling, request);
    } catch (error) {
      await end(toPortalError(error).code);
      return refuse(error, request, reply);
    }
    void finished(file).then(
      () => end('OK'),
      () => end('UKJENT'),
    );
    return reply
      .header('content-disposition', `attachment; filename="forsikringer.${format}"`)
      .type(types[format])
      .send(file);
  });

  /** @throws {PortalError} FOR_MANGE_FORSPORSLER */
  async function checkLimit(format: Filformat, context: CustomerContext): Promise<void> {
    const until = await limit.count(context.session);
    if (until === undefined) return;
    await audit.countRefused(commands[format], context, until.endsAt);
    throw new PortalError('FOR_MANGE_FORSPORSLER', { retryAfter: until.seconds });
  }

  /** What makes a file is loaded when one is asked for. */
  async function write(
    format: Filformat,
    samling: Samling,
    { distributor }: FastifyRequest,
  ): Promise<Readable> {
    if (format === 'json') return (await import('./to-json.ts')).toJson(samling);
    if (format === 'csv') return (await import('./to-csv.ts')).toCsv(samling);
    const { toPdf } = await import('./pdf/to-pdf.ts');
    return toPdf(samling, readFarger(assets.readTheme(distributor.theme)));
  }

  /** Back to the page, which says why. */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { code, status } = toPortalError(error);
    if (code === 'IKKE_INNLOGGET') return reply.redirect(lastNedForm.path, 303);
    if (status >= 500) logFailure(request.log, error, { message: 'form failed', code });
    const resultat =
      code === 'IKKE_TILLATT' ? 'ny-innlogging' : code === 'FOR_MANGE_FORSPORSLER' ? 'vent' : 'feilet';
    const told = withWord(lastNedForm.path, lastNedResultat, resultat);
    const { fodselsnummer } = readFields(request.body, lastNedForm);
    const address = fodselsnummer === undefined ? told : withWord(told, kryssWord, 'ja');
    toldOnce.mark(request, reply, address);
    return reply.redirect(address, 303);
  }
}
