/**
 * A page's policy. Nothing inline runs or styles but what has the nonce: our small scripts and React's, and the page's own styles. Data blocks are not scripts.
 * `frameAncestors`: who may show the page in a frame; none: nobody. `formTargets`: origins besides our own that a form of this page may end at, redirects included.
 * `scriptSources`: origins of scripts that the distributor has configured, which may call home, over WebSockets too, and show a frame of theirs.
 * `hasForeignScript`: whether there is such a script, also on our own host.
 * `connectTargets`: origins that the API is called at, and that measurements go to if the customer agrees.
 */
export function toContentSecurityPolicy({
  nonce,
  frameAncestors,
  formTargets,
  scriptSources = [],
  hasForeignScript = scriptSources.length > 0,
  connectTargets = [],
}: {
  nonce: string;
  frameAncestors: readonly string[];
  formTargets: readonly string[];
  scriptSources?: readonly string[];
  hasForeignScript?: boolean;
  connectTargets?: readonly string[];
}): string {
  // Chats speak over WebSockets, which an https source does not match.
  const sockets = scriptSources.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${["'self'", `'nonce-${nonce}'`, ...scriptSources].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...scriptSources, ...sockets, ...connectTargets].join(' ')}`,
    `frame-src ${["'self'", ...scriptSources].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    // Trusted Types only without such a script: a bank's script was not written for them, and would not run.
    ...(!hasForeignScript ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}
