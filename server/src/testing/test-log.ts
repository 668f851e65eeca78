import { Writable } from 'node:stream';

import { createLogger } from '../logger.ts';
import { findFodselsnummerKind } from '../session/fodselsnummer.ts';

/** The portal's own logger, masking included, that stores its lines for the test. */
export function createTestLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  const requireNothingPersonal = (): void => {
    const leak = lines.find((line) =>
      (line.replace(/"traceId":"[\da-f]{32}"/, '').match(/(?<!\d)\d{11}(?!\d)/g) ?? []).some(
        (digits) => findFodselsnummerKind(digits) !== undefined,
      ),
    );
    if (leak !== undefined) throw new Error(`The log holds a national id: ${leak}`);
    const epost = lines.find((line) => /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.test(line));
    if (epost !== undefined) throw new Error(`The log holds an e-mail address: ${epost}`);
  };
  return {
    logger: createLogger('debug', destination),
    lines,
    /** Forgets the lines so far, once they have been looked through as at the end. */
    clear(): void {
      requireNothingPersonal();
      lines.length = 0;
    },
    /** Parsed lines with this `event`. */
    listEvents: (event: string): Record<string, unknown>[] =>
      lines
        .map((line): Record<string, unknown> => JSON.parse(line))
        .filter((line) => line['event'] === event),
    /** @throws when any line contains a national id or an e-mail address. */
    requireNothingPersonal,
  };
}
