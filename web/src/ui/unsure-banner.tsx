import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { tekster } from './tekster.nb.ts';

/** Neither the write nor the reread was answered: the page says that it does not know. */
export function UnsureBanner({ children, onCheck }: { children: string; onCheck: () => void }) {
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button variant="secondary" narrow onClick={() => onCheck()}>
          {tekster.sjekk}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
