import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './without-script.module.css';

/**
 * Shown when our JavaScript does not run: it is off, the browser is too old, or it has failed. Always in the markup,
 * and hidden by the style sheet, because `noscript` does not cover a failed script.
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

/** Hides what does nothing without JavaScript. */
export const scriptOnly = styles['scriptOnly'];
