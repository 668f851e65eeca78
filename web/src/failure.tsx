import { AsItStood } from './lib/as-it-stood.tsx';
import { failurePage } from './routes.tsx';
import { TitledPage } from './titled-page.tsx';

/** What stands where something threw and nothing nearer caught it. Loaded only when it is needed, as every page. */
export const failure = (
  <AsItStood>
    <TitledPage page={failurePage} />
  </AsItStood>
);
