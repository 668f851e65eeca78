import type { ReactNode } from 'react';

import styles from './card.module.css';
import { CheckedLink } from './checked-link.tsx';
import { classNames } from './class-names.ts';

/** A white card on the canvas. Rows are separated by lines, never by nested boxes. */
export function Card({
  floating = false,
  className,
  children,
}: {
  /** With a shadow, only for a card that lies over something. */
  floating?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles['card'], floating && styles['floating'], className)}>{children}</div>
  );
}

/** A card that is one link. Mark its title with `data-card-title`, which hover underlines. */
export function CardLink({
  href,
  external = false,
  className,
  ...link
}: {
  href: string;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** As on a button. */
  knapp?: string | undefined;
  produkt?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <CheckedLink
      {...link}
      link={{ href, external }}
      className={classNames(styles['card'], styles['link'], className)}
    />
  );
}
