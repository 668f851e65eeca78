import { getValue, type OutsideAnswer, type Refusal } from '../outside/outside-answer.ts';
import { type EpostRegister, findEpost, keepVarsel, type VarslingParts } from './varsling.ts';

/** Whose address it is, as the session says, and with which brand they change it. */
interface Changer {
  session: { customer: { fodselsnummer: string }; distributor: string };
  correlationId: string;
}

type Outcome = OutsideAnswer<'done' | 'unknown' | Refusal>;

/**
 * Makes a change of an e-mail address, and has the address from before told. The notice is kept before the change, and sent
 * after it: a change that was not answered may have been made, so that the register is asked before such a one is sent.
 *
 * @param change sends the new address to the register
 * @throws {PortalError} as {@link getValue}, where the address from before cannot be read: it would never be told
 */
export async function changeEpost(
  parts: VarslingParts,
  { session, correlationId }: Changer,
  { register, ny }: { register: EpostRegister; ny: string },
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const { repository, now, logger } = parts;
  const { fodselsnummer } = session.customer;
  const mottaker = getValue(await findEpost(parts.outside, register, { fodselsnummer, correlationId }));
  if (mottaker === undefined || mottaker === '' || isSameEpost(mottaker, ny)) return change();

  const { distributor } = session;
  const id = await keepVarsel(parts, { fodselsnummer, mottaker, register, distributor });
  const outcome = await change();
  if (!outcome.ok) return outcome;
  // What cannot be written now is found out by whoever delivers.
  const told = outcome.value === 'done' ? repository.markHappened(id, now()) : repository.delete(id);
  await told.catch((error: unknown) =>
    logger.error({ err: error, event: 'notice-outcome-failed', correlationId }, 'notice waits'),
  );
  return outcome;
}

/** Domains know no case, and hardly any provider of e-mail does. */
export function isSameEpost(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
