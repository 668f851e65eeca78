import { useState } from 'react';

import { Button } from './button.tsx';
import styles from './retry-form.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * A retry button. Before hydration it reloads the page at `href`. A retry that is asked for without a network waits for
 * it, and the form says so.
 */
export function RetryForm({
  href,
  isFetching,
  onRetry,
}: {
  href: string;
  isFetching: boolean;
  onRetry: () => void;
}) {
  const [isWaiting, setWaiting] = useState(false);
  return (
    <form
      action={href}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFetching) return;
        onRetry();
        setWaiting(!navigator.onLine);
        window.addEventListener('online', () => setWaiting(false), { once: true });
      }}
    >
      <Button type="submit" variant="secondary" narrow aria-disabled={isFetching}>
        {isFetching ? tekster.proverIgjen : tekster.provIgjen}
      </Button>
      {isWaiting && (
        <p role="alert" className={styles['waiting']}>
          {tekster.ikkePaNett}
        </p>
      )}
    </form>
  );
}
