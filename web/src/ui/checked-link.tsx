import type { ReactNode } from 'react';

import type { CheckedLink as Link } from '../lib/link-rule.ts';
import { ExternalLink } from './external-link.tsx';

/** A link from the configuration: an internal one stays in the tab, an external one opens a new tab. */
export function CheckedLink({
  link,
  className,
  current = false,
  knapp,
  produkt,
  children,
}: {
  link: Link;
  className?: string | undefined;
  /** Whether it leads to the current page. */
  current?: boolean;
  /** As on a button. */
  knapp?: string | undefined;
  produkt?: string | undefined;
  children: ReactNode;
}) {
  if (link.external) {
    return (
      <ExternalLink href={link.href} className={className} knapp={knapp} produkt={produkt}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a
      href={link.href}
      target={link.target}
      className={className}
      aria-current={current ? 'page' : undefined}
      data-knapp={knapp}
      data-produkt={produkt}
    >
      {children}
    </a>
  );
}
