import type { RequestContext } from '../core/queries.ts';

/** Savings banks whose customers log in at any distributor. As text, since a number may begin with zero. */
const registerNumre: readonly (string | undefined)[] = ['2050', '0502'];

/** Whether the savings-bank integration is used: decided by the distributor, or by the bank the customer logged in from. */
export function hasSparebank({
  distributor,
  session,
}: Pick<RequestContext, 'distributor' | 'session'>): boolean {
  if (session === undefined) return false;
  return distributor.sparebankintegrasjon || registerNumre.includes(session.loginBankplassRegisterNummer);
}
