import { Button } from './button.tsx';
import { tekster } from './tekster.nb.ts';

/** A retry button. Before hydration it reloads the page at `href`. */
export function RetryForm({
  href,
  isFetching,
  onRetry,
}: {
  href: string;
  isFetching: boolean;
  onRetry: () => void;
}) {
  return (
    <form
      action={href}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFetching) onRetry();
      }}
    >
      <Button type="submit" variant="secondary" narrow aria-disabled={isFetching}>
        {isFetching ? tekster.proverIgjen : tekster.provIgjen}
      </Button>
    </form>
  );
}
