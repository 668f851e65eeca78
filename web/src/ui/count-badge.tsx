import styles from './count-badge.module.css';

/** How many, beside the word for what. */
export function CountBadge({ count }: { count: number }) {
  return <span className={styles['badge']}>{count}</span>;
}
