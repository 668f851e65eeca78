import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Icon, type Glyph } from './icon/icon.tsx';
import styles from './tag.module.css';
import tones from './tones.module.css';

export type Tone = 'info' | 'warn' | 'error' | 'success';

/** A status in a word or two. Always with its icon, since colour alone is not accessible. */
export function Tag({ tone, glyph, children }: { tone: Tone; glyph: Glyph; children: ReactNode }) {
  return (
    <span className={classNames('ds-tag', styles['tag'], tones[tone])}>
      <Icon glyph={glyph} size={18} />
      {children}
    </span>
  );
}
