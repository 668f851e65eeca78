import type { ReactNode } from 'react';

import { isPdf } from '../lib/link-rule.ts';
import { tekster } from './tekster.nb.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Opens in a new tab and says so at the end of its name; a PDF says that it is one instead. `href` is already checked.
 */
export function ExternalLink({
  href,
  className,
  knapp,
  produkt,
  children,
}: {
  href: string;
  className?: string | undefined;
  /** As on a button. */
  knapp?: string | undefined;
  produkt?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={className}
      data-knapp={knapp}
      data-produkt={produkt}
    >
      {children}
      <VisuallyHidden> {isPdf(href) ? tekster.apnesIPdf : tekster.apnesINyFane}</VisuallyHidden>
    </a>
  );
}
