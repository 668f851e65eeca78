import { usePageContext } from '../lib/page-context.tsx';
import { Sprakvalg } from './sprak/sprakvalg.tsx';
import { Utseende } from './utseende/utseende.tsx';

/** The customer's settings for the pages themselves. */
export function Innstillinger() {
  const { colorScheme, formToken, sprakvalg } = usePageContext();
  return (
    <>
      {sprakvalg && <Sprakvalg sprakvalg={sprakvalg} formToken={formToken} />}
      <Utseende chosen={colorScheme} formToken={formToken} />
    </>
  );
}
