import styles from './count-badge.module.css';

/** A count beside its label. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles['badge']}>{count}</span>;
}
