import type { ReactNode } from 'react';

import styles from './card.module.css';
import { Card, CardLink } from './card.tsx';
import { classNames } from './class-names.ts';

/**
 * A card of a list: a tile, a title, and details at the foot, in the same place in every card.
 * With `href` the whole card is one link with a chevron; mark its title with `data-card-title`.
 */
export function TileCard({
  href,
  knapp,
  produkt,
  tile,
  foot,
  className,
  children,
}: {
  href?: string;
  /** As on a button. */
  knapp?: string;
  produkt?: string | undefined;
  tile: ReactNode;
  foot: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const content = (
    <>
      {tile}
      <div className={styles['what']}>{children}</div>
      <div className={styles['foot']}>{foot}</div>
    </>
  );
  if (href === undefined) return <Card className={classNames(styles['tileCard'], className)}>{content}</Card>;
  return (
    <CardLink
      href={href}
      {...(knapp !== undefined && { knapp })}
      produkt={produkt}
      className={classNames(styles['tileCard'], styles['tileLink'], className)}
    >
      {content}
    </CardLink>
  );
}
