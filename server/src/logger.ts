import { type DestinationStream, type Logger, pino } from 'pino';

import { maskPersonal } from './mask-personal.ts';

/** Names that personal data travels under; the logger itself masks them, whatever is passed to it. */
const masked = [
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
];

/**
 * JSON lines, on standard output unless told. Errors leave message and stack, never the data they carry; what looks
 * personal is taken out of every text, whoever wrote it, since an outside system or a library may repeat what it was sent.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    // Without process id and host: the platform that collects the lines knows both, and `pid` is masked below.
    base: null,
    redact: { paths: masked.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[skjult]' },
    formatters: { log: maskTexts },
    serializers: {
      msg: maskText,
      err: serializeError,
      error: serializeError,
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
    },
  };
  return pino(options, destination);
}

function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { type: error.name, message: maskText(error.message), stack: maskText(error.stack), ...cause };
}

/** The texts beside the message; errors are left to their own serializer. */
function maskTexts(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, maskText(value)]));
}

/** Texts alone: a number keeps its place in a line of JSON. */
function maskText(value: unknown): unknown {
  return typeof value === 'string' ? maskPersonal(value) : value;
}
