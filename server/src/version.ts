import { readFileSync } from 'node:fs';
import path from 'node:path';

const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string };

/** Of the product, as package.json and the image's label say it. */
export const VERSION = version;
