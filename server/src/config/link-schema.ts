import { z } from 'zod';

/** FMT-15, FMT-16, AMB-52: https, http on port 8000 only, or a path of our own origin. */
export const linkSchema = z.string().max(2000).refine(isAllowedLink, 'is not an allowed link');

function isAllowedLink(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && url.port === '8000'));
}
