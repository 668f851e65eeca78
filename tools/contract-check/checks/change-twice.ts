import type { Operation } from '../page.ts';
import { type Check, judgeAnswer } from './check.ts';

/** A change that comes again is the same change. */
export async function changeTwice(
  check: Check,
  operation: Operation,
  what: string,
  body: { fodselsnummer: string; [field: string]: unknown },
): Promise<void> {
  for (const time of ['first', 'second']) {
    const answer = await check.ask(operation.path, { body });
    judgeAnswer(check, operation, answer, 'changeable', body.fodselsnummer);
    check.findings.tried(
      'change-confirmed',
      operation.path,
      ...(answer.status === 204 ? [] : [`${what}, the ${time} time: answered ${answer.status}`]),
    );
  }
}
