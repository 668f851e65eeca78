import type { JumpTokenStore } from '../../session/jump-token-store.ts';
import type { CustomerContext } from '../../core/queries.ts';

/** The message in the error report when the jump to the claims cases failed. */
export const JUMP_TOKEN_FAILED = 'Klarte ikke hente autentiseringstoken';

/**
 * A one-time token that logs this customer into the claims cases. The same rule for the JSON route and the page without
 * JavaScript.
 */
export function createJumpToken(
  jumpTokens: JumpTokenStore,
  { session }: Pick<CustomerContext, 'session'>,
): Promise<string> {
  return jumpTokens.create(session);
}
