import { lenker } from '../../lib/lenker.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { tekster } from './tekster.ts';

/** How a removal ended, told above the list: in full, since the offer it speaks of is no longer there, or another. */
export type Result = 'fjernet' | 'finnes-ikke' | 'endret' | 'feil';

const results = {
  fjernet: { tone: 'success', text: tekster.fjernet },
  'finnes-ikke': { tone: 'info', text: tekster.finnesIkke },
  endret: { tone: 'warn', text: tekster.endret },
  feil: { tone: 'error', text: tekster.slettefeil },
} as const;

export function ResultMessage({ result }: { result: Result }) {
  return <Banner tone={results[result].tone}>{results[result].text}</Banner>;
}

interface Retry {
  isFetching: boolean;
  onRetry: () => void;
}

/** No list at all (OFF-35). */
export function TilbudFailed(retry: Retry) {
  return (
    <Banner tone="error" role="alert" action={<RetryForm {...retry} />}>
      {tekster.feil}
    </Banner>
  );
}

/** A list that lacks something (OFF-36). */
export function TilbudIncomplete(retry: Retry) {
  return (
    <Banner tone="warn" role="status" action={<RetryForm {...retry} />}>
      {tekster.delvisFeil}
    </Banner>
  );
}

/** A button that asks again; before the script has come it loads the same page anew. */
function RetryForm({ isFetching, onRetry }: Retry) {
  return (
    <form
      action={lenker.tilbud}
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
