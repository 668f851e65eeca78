import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';

import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** One primary in a view. */
  variant?: 'primary' | 'secondary' | 'tertiary';
  /** Keeps the width of its text on phones too. */
  narrow?: boolean;
}

const look = (narrow: boolean, className?: string) =>
  classNames('ds-button', styles['button'], !narrow && styles['wide'], className);

export function Button({
  variant = 'primary',
  narrow = false,
  type = 'button',
  className,
  ...rest
}: Look & ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={look(narrow, className)} data-variant={variant} />;
}

/** Goes somewhere, but weighs as much as a button. */
export function LinkButton({
  variant = 'primary',
  narrow = false,
  href,
  className,
  onClick,
  describedBy,
  knapp,
  produkt,
  children,
}: Look & {
  href: string;
  /** The id of what says which of several like it this is. */
  describedBy?: string;
  /** Our name of it in measurements, and the product it is about; left out, presses are not counted. */
  knapp?: string;
  produkt?: string | undefined;
  className?: string;
  /** Must leave the link useful where it never runs. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={look(narrow, className)}
      data-variant={variant}
      aria-describedby={describedBy}
      data-knapp={knapp}
      data-produkt={produkt}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
