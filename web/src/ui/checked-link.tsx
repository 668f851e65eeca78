import type { ReactNode } from 'react';

import type { CheckedLink as Link } from '../lib/link-rule.ts';
import { ExternalLink } from './external-link.tsx';

/** A link whose target configuration decides: one of our own stays in the tab, any other opens a new one. */
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
  /** Whether it leads to the page it stands on. */
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
      className={className}
      aria-current={current ? 'page' : undefined}
      data-knapp={knapp}
      data-produkt={produkt}
    >
      {children}
    </a>
  );
}
