/** Who may frame a page: nobody, or our own pages (the framed login page). */
export type FramedBy = 'nobody' | 'self';

/**
 * A page's policy. Nothing inline runs but React's streaming scripts, by nonce; data blocks are not scripts.
 * `formTargets`: origins besides our own that a form of this page may end at, redirects included.
 */
export function toContentSecurityPolicy({
  nonce,
  framedBy,
  formTargets,
}: {
  nonce: string;
  framedBy: FramedBy;
  formTargets: readonly string[];
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${framedBy === 'self' ? "'self'" : "'none'"}`,
  ].join('; ');
}
