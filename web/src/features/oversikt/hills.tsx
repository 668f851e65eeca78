import { lazyPart } from '../../lib/lazy-part.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './hills.module.css';

const drawing = lazyPart(async () => (await import('./page-late.tsx')).loadHillDrawing());

/**
 * A landscape under the total, with what the customer insures. Decorative: the list says the same as text.
 * The server draws the landscape at once, and the figures with the agreements.
 */
export function Hills({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles['hills'], className)} aria-hidden>
      {drawing}
    </div>
  );
}
