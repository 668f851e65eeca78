import { rm } from 'node:fs/promises';

/**
 * Removes a folder with all that is in it. A process that is ending, such as a database's, may still be writing there for
 * a moment: it is tried again for some seconds.
 */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
