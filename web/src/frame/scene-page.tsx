import type { ReactNode } from 'react';

import styles from './scene-page.module.css';

/** A page with one message: a drawing, and under it a heading and a narrow column of text. */
export function ScenePage({
  scene,
  title,
  mark,
  children,
}: {
  scene: ReactNode;
  title: string;
  /** Shown at the end of the heading's line. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {scene}
      <div className={styles['content']}>
        <div className={styles['heading']}>
          <h1>{title}</h1>
          {mark}
        </div>
        {children}
      </div>
    </>
  );
}
