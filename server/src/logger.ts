import { type DestinationStream, type Logger, pino } from 'pino';

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

/** JSON lines, on standard output unless told. Errors leave message and stack, never the data they carry. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    // Without process id and host: the platform that collects the lines knows both, and `pid` is masked below.
    base: null,
    redact: { paths: masked.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[skjult]' },
    serializers: {
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
  return { type: error.name, message: error.message, stack: error.stack, ...cause };
}
