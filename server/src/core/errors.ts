import type { ErrorBody, ErrorCode } from '@portal/contract/errors.ts';
import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { errorTekster } from './error-tekster.ts';

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

/** Whether what was asked for was refused. After any other error a write may have been made: its answer was lost. */
export const isRefusal = (code: ErrorCode): boolean => statusByCode[code] < 500;

/** The error of every rule and route. Its fields are safe to show; the cause for the log is in `cause`. */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Whole seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(errorTekster[STANDARD_SPRAK][code], options);
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

/** The only shape of errors that leave the server: a closed code, a text for the customer in their language, a reference. */
export function toErrorBody({ code }: PortalError, correlationId: string, sprak: Sprak): ErrorBody {
  return { code, message: errorTekster[sprak][code], correlationId };
}
