/**
 * Every error between browser and server, as a closed list. Errors leave the server as an {@link ErrorBody}; the
 * browser has its own text for each `code`.
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

/**
 * `correlationId` is the reference that the customer can read aloud. The same id is in the log and in the calls to
 * outside systems.
 */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  correlationId: string;
}

/** An unknown code from the server is treated as UKJENT. */
export function toErrorCode(value: unknown): ErrorCode {
  return errorCodes.find((code) => code === value) ?? 'UKJENT';
}
