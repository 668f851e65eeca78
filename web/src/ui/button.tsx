import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';

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
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={look(narrow, className)} data-variant={variant} />;
}

/** Goes somewhere, but weighs as much as a button. */
export function LinkButton({
  variant = 'primary',
  narrow = false,
  href,
  className,
  onClick,
  children,
}: Look & {
  href: string;
  className?: string;
  /** Must leave the link useful where it never runs. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}) {
  return (
    <a href={href} className={look(narrow, className)} data-variant={variant} onClick={onClick}>
      {children}
    </a>
  );
}
