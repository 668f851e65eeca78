import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { tekster } from './tekster.ts';

/** Neither the write nor the question after it was answered: the page says that it does not know. */
export function UnsureBanner({ onCheck }: { onCheck: () => void }) {
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button type="button" variant="secondary" narrow onClick={onCheck}>
          {tekster.sjekk}
        </Button>
      }
    >
      {tekster.uvisst}
    </Banner>
  );
}
