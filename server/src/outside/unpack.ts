import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { MAX_ANSWER_BYTES } from './answer-limits.ts';

/** The content codings that we accept. */
export const ACCEPT_ENCODING = 'gzip';

const unpackGzip = promisify(gunzip);

/**
 * Decompresses an answer's body, off the event loop and only up to the size limit.
 * @param coding as named by the answer
 * @throws for a coding that we did not ask for, corrupt data, and data that is too large uncompressed
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
