import type { ReactNode } from 'react';

import styles from './scene-page.module.css';

/** A page with one matter: a drawing, and under it a heading and a narrow column of text. */
export function ScenePage({
  scene,
  title,
  children,
}: {
  scene: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <>
      {scene}
      <div className={styles['content']}>
        <h1>{title}</h1>
        {children}
      </div>
    </>
  );
}
