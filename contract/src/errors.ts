/**
 * The closed vocabulary of what can go wrong between browser and server.
 * Every error leaves the server as an {@link ErrorBody}; the browser maps `code` to a text of its own.
 */
export const errorCodes = [
  'UGYLDIG_FORESPORSEL',
  'UGYLDIG_MAILADRESSE',
  'UGYLDIG_MOBILNR',
  'IKKE_INNLOGGET',
  'ANNEN_INNLOGGING',
  'IKKE_TILLATT',
  'FINNES_IKKE',
  'FLERE_TREFF',
  'TEKST_IKKE_VIST',
  'GIS_I_BANKEN',
  'FOR_STOR',
  'FOR_MANGE_FORSPORSLER',
  'KILDE_FEILER',
  'KILDE_SVARER_IKKE',
  'UTILGJENGELIG',
  'UKJENT',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** `correlationId` is the reference the customer can read aloud; the same id stands in the log and went upstream. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  correlationId: string;
}

/** An unknown code from the server is treated as UKJENT. */
export function toErrorCode(value: unknown): ErrorCode {
  return errorCodes.find((code) => code === value) ?? 'UKJENT';
}
