import { type DestinationStream, type Logger, pino } from 'pino';

import { maskPersonal } from '@portal/contract/mask-personal.ts';
import { openLogDestination } from './log-destination.ts';

/** Field names of personal data; the logger masks them, whoever logs them. */
const masked = new Set([
  'fodselsnummer',
  'ssn',
  'pid',
  'navn',
  'name',
  'epost',
  'epostAdresse',
  'telefon',
  'mobilNummer',
  'isLoMedlem',
  'cookie',
  'authorization',
  'body',
]);
const HIDDEN = '[skjult]';
/** Our own details are at most this deep; deeper levels are not ours. */
const DEPTH = 4;

const serializers = {
  msg: maskText,
  err: serializeError,
  error: serializeError,
  // Hexadecimal ids may look like somebody's number, but are nobody's.
  traceId: (id: unknown) => (typeof id === 'string' && /^[\da-f]{32}$/.test(id) ? id : HIDDEN),
  req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
};

/**
 * JSON lines, on standard output by default. Errors are logged with message and stack, never with their other fields.
 * Personal data is masked in every text, since an outside system or a library may repeat what it was sent.
 */
export function createLogger(level: string, destination: DestinationStream = openLogDestination()): Logger {
  const options = {
    level,
    // Without PID and host name: the log platform adds both, and the field `pid` is masked below.
    base: null,
    // Fields of child loggers. Pino's patterns for nested names would cost ten times the rest of the line.
    redact: { paths: [...masked], censor: HIDDEN },
    formatters: { log: maskDetails },
    serializers,
  };
  return pino(options, destination);
}

function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { type: error.name, message: maskText(error.message), stack: maskText(error.stack), ...cause };
}

/** Masks the fields besides the message; errors and requests have their own serializers. */
function maskDetails(details: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name of Object.keys(details)) {
    const value = details[name];
    if (depth === 0 && Object.hasOwn(serializers, name)) shown[name] = value;
    else shown[name] = masked.has(name) && value !== undefined ? HIDDEN : maskDetail(value, depth);
  }
  return shown;
}

/** A masked number stays valid JSON. */
function maskDetail(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return maskText(value);
  if (value instanceof Error) return serializeError(value);
  if (value instanceof Date) return value;
  if (depth >= DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => maskDetail(item, depth + 1));
  return maskDetails({ ...value }, depth + 1);
}

function maskText(value: unknown): unknown {
  return typeof value === 'string' ? maskPersonal(value) : value;
}
