import { lazyComponent } from '../../lib/lazy-part.tsx';

/** The question about cookies: its markup and styles come with the page of who has not answered, its script later. */
export const LateDialog = lazyComponent(
  async () => (await import('../../ui/cookie-consent/cookie-consent-dialog.tsx')).CookieConsentDialog,
);
