import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './without-script.module.css';

/**
 * Shows where no script of ours runs: none at all, in a browser too old for it, or when it has failed. Always in the
 * page, and hidden by the style sheet: a `noscript` says nothing where a script is broken.
 */
export function WithoutScript({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles['part'], className)}>{children}</div>;
}

/** Hides what does nothing there. */
export const scriptOnly = styles['scriptOnly'];
