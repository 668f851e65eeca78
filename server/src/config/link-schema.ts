import { z } from 'zod';

/**
 * FMT-15, FMT-16, AMB-52: https, http on port 8000 only, or a path of our own origin. No name or password in it, which
 * dresses one address up as another, and nothing that browsers drop or read as a slash.
 */
export const linkSchema = z.string().max(2000).refine(isAllowedLink, 'is not an allowed link');

function isAllowedLink(value: string): boolean {
  if (/[\u0000-\u0020\\\u007F]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!/^https?:\/\/[^/]/i.test(value)) return false;
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || url.port === '8000';
}
