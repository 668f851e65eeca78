import { Button } from '../../ui/button.tsx';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.delinger;

/** Does what was explained. */
export function Bekreft({ isPending, children }: { isPending: boolean; children: string }) {
  return (
    <Button type="submit" variant="secondary" narrow aria-disabled={isPending}>
      {isPending ? tekster.lagrer : children}
    </Button>
  );
}
