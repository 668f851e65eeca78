import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';

import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** At most one primary button in a view. */
  variant?: 'primary' | 'secondary' | 'tertiary';
  /** As wide as its text, on phones too. */
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

/** A link with the weight of a button. */
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
  /** The id of the text that tells it from similar buttons. */
  describedBy?: string;
  /** Our name of it in events, and its product; clicks are not counted without a name. */
  knapp?: string;
  produkt?: string | undefined;
  className?: string;
  /** The link must be useful where it never runs. */
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
