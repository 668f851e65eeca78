import type { FastifyRequest } from 'fastify';

import type { ErrorCode } from '@portal/contract/errors.ts';

import type { Answers } from '../core/answers.ts';
import type { AuditTrail } from '../core/audit-trail.ts';
import type { Command } from '../core/commands.ts';
import { PortalError, toPortalError } from '../core/errors.ts';
import type { CustomerContext } from '../core/queries.ts';
import type { WriteLimits } from '../core/write-limit.ts';
import './request.ts';

/**
 * The only way to a write, for JSON routes, forms and pages.
 * @param sent by the browser, not yet validated
 * @throws {PortalError}
 */
export type RunCommand = (
  command: Command,
  request: FastifyRequest,
  sent: Record<string, unknown>,
) => Promise<unknown>;

/**
 * Logs one line for each write: the command and its outcome, never the customer or the values. A customer's write
 * counts towards their limit and is in the audit trail; a visitor's feedback is anonymous, so it is in neither.
 */
export function createRunCommand({
  answers,
  audit,
  writeLimits,
}: {
  answers: Pick<Answers, 'detach'>;
  audit: Pick<AuditTrail, 'begin' | 'countRefused'>;
  writeLimits: WriteLimits;
}): RunCommand {
  /** @throws {PortalError} FOR_MANGE_FORSPORSLER */
  async function checkWriteLimit(command: Command, context: CustomerContext): Promise<void> {
    const limit = command.countsForSession ? writeLimits.ofSession : writeLimits.ofCustomer;
    const until = await limit.count(context.session);
    if (until === undefined) return;
    await audit.countRefused(command.name, context, until.endsAt);
    throw new PortalError('FOR_MANGE_FORSPORSLER', { retryAfter: until.seconds });
  }

  return async (command, request, sent) => {
    const context = request.toContext();
    let outcome: ErrorCode | 'OK' = 'OK';
    let setOutcome: ((outcome: ErrorCode | 'OK') => Promise<void>) | undefined;
    try {
      await command.rateLimit?.check(request);
      if (command.access === 'customer' && context.session !== undefined) {
        await checkWriteLimit(command, context);
        setOutcome = await audit.begin(command.name, context);
      }
      return await command.run(context, sent);
    } catch (error) {
      outcome = toPortalError(error).code;
      throw error;
    } finally {
      // Reads that began before or during the write must not be shared with later requests.
      answers.detach(context);
      // The write is done or refused; failing to record that must not change the answer to the customer.
      await setOutcome?.(outcome).catch((error: unknown) =>
        request.log.error(
          { err: error, event: 'audit-outcome-failed' },
          'outcome of a write is not on record',
        ),
      );
      request.log.info({ command: command.name, outcome }, 'write');
    }
  };
}
