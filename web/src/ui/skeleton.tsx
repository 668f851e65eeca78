import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/**
 * A placeholder of the same size as what comes, without a shimmer. A `text` line takes its height from the font around
 * it; set other sizes by class.
 */
export function Skeleton({
  shape = 'text',
  width,
  className,
}: {
  shape?: 'text' | 'tile' | 'block';
  width?: 'short' | 'medium' | 'long';
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        styles['skeleton'],
        shape !== 'block' && styles[shape],
        width && styles[width],
        className,
      )}
    />
  );
}
