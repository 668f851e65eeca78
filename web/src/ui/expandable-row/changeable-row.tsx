import type { ReactNode } from 'react';

import { RetryForm } from '../retry-form.tsx';
import { UnsureBanner } from '../unsure-banner.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import styles from './expandable-row.module.css';
import { StaticRow } from './static-row.tsx';

/** How the value is read, and read again. */
interface Reading {
  isFetching: boolean;
  refetch: () => void;
}

/** A row whose value could not be read. Its button is in what is read aloud, so that a retry that fails is heard. */
export function UnreadRow({
  label,
  href,
  reading,
  children,
}: {
  label: string;
  /** The address of its page, for a retry without JavaScript. */
  href: string;
  reading: Reading;
  children: ReactNode;
}) {
  return (
    <StaticRow label={label}>
      <div role="alert" className={styles['unread']}>
        <p>{children}</p>
        <RetryForm href={href} isFetching={reading.isFetching} onRetry={reading.refetch} />
      </div>
    </StaticRow>
  );
}

/**
 * A row with a value that the customer can change in a form inside it. While it is not known whether a change was made,
 * it shows neither value and has no form.
 */
export function ChangeableRow({
  label,
  value,
  isUnsure,
  reading,
  tekster,
  isOpen,
  onToggle,
  children,
}: {
  label: string;
  value: ReactNode;
  /** The answer to the last change did not come, and the value has not been reread. */
  isUnsure: boolean;
  reading: Reading;
  /** Not known, and being reread. */
  tekster: { uvisst: string; sjekker: string };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The form. */
  children: ReactNode;
}) {
  return (
    <ExpandableRow
      label={label}
      value={isUnsure ? tekster.uvisst : value}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {!isUnsure && children}
      {isUnsure && reading.isFetching && <p role="status">{tekster.sjekker}</p>}
      {isUnsure && !reading.isFetching && (
        <UnsureBanner onCheck={reading.refetch}>{tekster.uvisst}</UnsureBanner>
      )}
    </ExpandableRow>
  );
}
