import { z } from 'zod';

import { isOnThisMachine } from './own-machine.ts';

/**
 * An address in a configuration file: https, http on port 8000 only, or a path of our own origin. It must not contain
 * user name or password, which can disguise an address as another, nor characters that browsers drop or read as a
 * slash.
 */
export const linkSchema = z
  .string()
  .max(2000)
  .refine((value) => parseAllowed(value) !== undefined, 'is not an allowed link');

/** The same in production: no plain http, which is for development only, and no address of this machine. */
export const productionLinkSchema = linkSchema.refine((value) => {
  const allowed = parseAllowed(value);
  return allowed === 'path' || (allowed?.protocol === 'https:' && !isOnThisMachine(value));
}, 'is not an allowed link in production');

/** The same without paths and plain http, for who reads it elsewhere than on our pages. */
export const httpsLinkSchema = linkSchema.refine(
  (value) => /^https:/i.test(value),
  'must be an https address',
);

/** Base for parsing paths. */
const BASE = 'http://portal.invalid';

/** The same address in the letters that a header can hold: with others, Node refuses it, or browsers misread it. */
export function toHeaderAddress(address: string): string {
  const { href } = new URL(address, BASE);
  return address.startsWith('/') ? href.slice(BASE.length) : href;
}

function parseAllowed(value: string): URL | 'path' | undefined {
  if (!value.isWellFormed() || /[\u0000-\u0020\\\u007F-\u009F]/.test(value)) return undefined;
  if (value.startsWith('/')) return value.startsWith('//') ? undefined : 'path';
  if (!/^https?:\/\/[^/]/i.test(value)) return undefined;
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.port === '8000' ? url : undefined;
}
