import type { JumpTokenStore } from '../../session/jump-token-store.ts';
import type { CustomerContext } from '../../http/queries.ts';

/** What the error report says when the customer could not be sent to the claims cases. */
export const JUMP_TOKEN_FAILED = 'Klarte ikke hente autentiseringstoken';

/**
 * A one-time token with which the logged-in customer, and nobody else, is taken into the claims cases. One rule for the
 * JSON route and for the page without JavaScript.
 */
export function createJumpToken(
  jumpTokens: JumpTokenStore,
  { session }: Pick<CustomerContext, 'session'>,
): Promise<string> {
  return jumpTokens.create(session);
}
