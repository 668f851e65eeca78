import type { RequestContext } from '../http/queries.ts';

/** Savings banks whose customers log in at any distributor. Texts: a number may begin with a zero. */
const registerNumre: readonly (string | undefined)[] = ['2050', '0502'];

/** Whether the customer's savings bank is asked for more: by the distributor, or by the bank logged in from. */
export function hasSparebankintegrasjon({
  distributor,
  session,
}: Pick<RequestContext, 'distributor' | 'session'>): boolean {
  if (session === undefined) return false;
  return distributor.sparebankintegrasjon || registerNumre.includes(session.loginBankplassRegisterNummer);
}
