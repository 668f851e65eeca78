import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { MAX_ANSWER_BYTES } from './answer-limits.ts';

/** What we say that we take. */
export const ACCEPT_ENCODING = 'gzip';

const unpackGzip = promisify(gunzip);

/**
 * An answer's body without its content coding. Unpacked beside the loop, and no further than an answer may be large.
 * @param coding as the answer names it
 * @throws for a coding that we did not ask for, what is not packed as it says, and what is larger unpacked
 */
export async function unpack(body: Buffer, coding: string): Promise<Buffer> {
  switch (coding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return body;
    case 'gzip':
    case 'x-gzip':
      return unpackGzip(body, { maxOutputLength: MAX_ANSWER_BYTES });
    default:
      throw new Error('A content coding that was not asked for');
  }
}
