import { ChevronDownIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import styles from './accordion.module.css';

/** A list of {@link Accordion}s, parted by lines. */
export function AccordionGroup({ children }: { children: ReactNode }) {
  return <div className={styles['group']}>{children}</div>;
}

/**
 * A row that unfolds, by the platform's own `details`: it works before and without the script, and is found by the
 * browser's search while closed (FRM-26: 150 ms, none under reduced motion).
 *
 * @param group rows with the same name keep only one open
 * @param headingLevel makes the title a heading, for rows that hold sections of a page
 */
export function Accordion({
  title,
  group,
  open,
  headingLevel: level,
  onToggle,
  children,
}: {
  title: string;
  group?: string;
  /** How it stands at first; the customer decides from then on. */
  open?: boolean;
  headingLevel?: 2 | 3 | 4;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const Title = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details
      className={styles['accordion']}
      name={group}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        <Title className={styles['title']}>{title}</Title>
        <Icon glyph={ChevronDownIcon} className={styles['chevron']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
