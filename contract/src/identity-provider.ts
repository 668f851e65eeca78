/** What customers call the identity provider where the operator names no other. */
export const USUAL_IDENTITY_PROVIDER = 'BankID';
