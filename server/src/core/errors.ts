import type { ErrorBody, ErrorCode } from '@portal/contract/errors.ts';

const statusByCode: Record<ErrorCode, number> = {
  UGYLDIG_FORESPORSEL: 400,
  UGYLDIG_MAILADRESSE: 400,
  UGYLDIG_MOBILNR: 400,
  IKKE_INNLOGGET: 401,
  ANNEN_INNLOGGING: 409,
  IKKE_TILLATT: 403,
  FINNES_IKKE: 404,
  FLERE_TREFF: 409,
  TEKST_IKKE_VIST: 409,
  GIS_I_BANKEN: 409,
  FOR_STOR: 413,
  FOR_MANGE_FORSPORSLER: 429,
  KILDE_FEILER: 502,
  KILDE_SVARER_IKKE: 504,
  UTILGJENGELIG: 503,
  UKJENT: 500,
};

/** Text for the customer when the browser has none of its own. */
const messageByCode: Record<ErrorCode, string> = {
  UGYLDIG_FORESPORSEL: 'Forespørselen er ikke gyldig.',
  UGYLDIG_MAILADRESSE: 'E-postadressen er ikke gyldig',
  UGYLDIG_MOBILNR: 'Mobilnummeret er ikke gyldig',
  IKKE_INNLOGGET: 'Du er ikke logget inn.',
  ANNEN_INNLOGGING: 'Du er logget inn på nytt i et annet vindu.',
  IKKE_TILLATT: 'Dette har du ikke tilgang til.',
  FINNES_IKKE: 'Vi finner ikke det du ser etter.',
  FLERE_TREFF: 'Det gjelder mer enn ett. Last siden på nytt, og velg det du mener.',
  TEKST_IKKE_VIST: 'Vi vet ikke hvilken tekst du svarte på. Last siden på nytt, og svar igjen.',
  GIS_I_BANKEN: 'Dette samtykket gir du i banken.',
  FOR_STOR: 'Forespørselen er for stor.',
  FOR_MANGE_FORSPORSLER: 'Det kom for mange forespørsler på kort tid. Prøv igjen om litt.',
  KILDE_FEILER: 'Et av systemene våre svarer ikke som det skal. Prøv igjen om litt.',
  KILDE_SVARER_IKKE: 'Et av systemene våre bruker for lang tid. Prøv igjen om litt.',
  UTILGJENGELIG: 'Tjenesten er utilgjengelig akkurat nå. Prøv igjen om litt.',
  UKJENT: 'Noe har gått galt. Prøv igjen om litt.',
};

/** The error of every rule and route. Its fields are safe to show; the cause for the log is in `cause`. */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Whole seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(messageByCode[code], options);
    this.name = 'PortalError';
    this.code = code;
    this.status = statusByCode[code];
    this.retryAfter = options.retryAfter ?? (code === 'UTILGJENGELIG' ? 5 : undefined);
  }
}

/** Translates Fastify's own errors and unexpected ones to our error codes. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new PortalError('FOR_STOR', { cause: error });
  if (status === 429) return new PortalError('FOR_MANGE_FORSPORSLER', { cause: error });
  if (status === 503) return new PortalError('UTILGJENGELIG', { cause: error });
  if (status === 404) return new PortalError('FINNES_IKKE', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new PortalError('UGYLDIG_FORESPORSEL', { cause: error });
  return new PortalError('UKJENT', { cause: error });
}

/** The only shape of errors that leave the server: a closed code, a text for the customer, a reference. */
export function toErrorBody(error: PortalError, correlationId: string): ErrorBody {
  return { code: error.code, message: error.message, correlationId };
}
