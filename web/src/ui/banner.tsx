import type { ReactNode } from 'react';

import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon/icon.tsx';
import type { Tone } from './tag.tsx';
import { toneGlyphs } from './tone-glyphs.ts';
import tones from './tones.module.css';

/**
 * A message beside what it is about.
 *
 * @param role `status` or `alert` for a message that appears later; none for one that is there from the start.
 * @param action A narrow secondary button.
 */
export function Banner({
  tone,
  title,
  role,
  action,
  children,
}: {
  tone: Tone;
  title?: ReactNode;
  role?: 'status' | 'alert' | undefined;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(styles['banner'], tones[tone])} role={role}>
      <Icon glyph={toneGlyphs[tone]} size={22} />
      <div className={styles['content']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {action}
      </div>
    </div>
  );
}
