import { usePageContext } from '../lib/page-context.tsx';
import { BelopKnapp } from '../lib/belop/belop-knapp.tsx';
import { Sprakvalg } from './sprak/sprakvalg.tsx';
import { Utseende } from './utseende/utseende.tsx';

/** The customer's settings for the pages themselves. */
export function Innstillinger() {
  const { colorScheme, formToken, kfpSessionId, sprakvalg } = usePageContext();
  return (
    <>
      {sprakvalg && <Sprakvalg sprakvalg={sprakvalg} formToken={formToken} />}
      <Utseende chosen={colorScheme} formToken={formToken} />
      {kfpSessionId !== undefined && <BelopKnapp />}
    </>
  );
}
