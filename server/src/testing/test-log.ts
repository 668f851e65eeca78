import { Writable } from 'node:stream';

import { createLogger } from '../logger.ts';

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
  };
}

export type TestLog = ReturnType<typeof createTestLog>;
