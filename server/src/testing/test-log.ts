import { Writable } from 'node:stream';

import { createLogger } from '../logger.ts';
import { findFodselsnummerKind } from '../session/fodselsnummer.ts';

/** The portal's own logger, masks and all, with its lines kept for the test to read. */
export function createTestLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return {
    logger: createLogger('debug', destination),
    lines,
    /** Parsed lines whose `event` is this. */
    listEvents: (event: string): Record<string, unknown>[] =>
      lines
        .map((line): Record<string, unknown> => JSON.parse(line))
        .filter((line) => line['event'] === event),
    /** @throws when a national id or an e-mail address stands in any line, whoever wrote it. */
    requireNothingPersonal(): void {
      const leak = lines.find((line) =>
        (line.match(/(?<!\d)\d{11}(?!\d)/g) ?? []).some(
          (digits) => findFodselsnummerKind(digits) !== undefined,
        ),
      );
      if (leak !== undefined) throw new Error(`The log holds a national id: ${leak}`);
      const epost = lines.find((line) => /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.test(line));
      if (epost !== undefined) throw new Error(`The log holds an e-mail address: ${epost}`);
    },
  };
}

export type TestLog = ReturnType<typeof createTestLog>;
