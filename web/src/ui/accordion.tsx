import type { ReactNode } from 'react';

import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { Details } from './details.tsx';
import { Icon } from './icon/icon.tsx';

/** A card of rows that open and close, with or without JavaScript. Its children are {@link AccordionItem}s. */
export function Accordion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles['accordion'], className)}>{children}</div>;
}

/** One row. All are closed at first. */
export function AccordionItem({
  title,
  lang,
  level,
  mark,
  id,
  onToggle,
  children,
}: {
  title: string;
  /** Of the title, where it is another than the page's. */
  lang?: string;
  /** The heading level of the title. */
  level: 2 | 3;
  /** Decorative, before the title. */
  mark?: ReactNode;
  /** The fragment that opens the row: browsers open the `details` around the target of an address. */
  id?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <Details
      name={title}
      className={styles['item']}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        {mark}
        <Heading className={styles['title']} lang={lang}>
          {title}
        </Heading>
        <Icon glyph="ChevronDown" className={styles['chevron']} />
      </summary>
      <div className={styles['content']} id={id}>
        {children}
      </div>
    </Details>
  );
}
