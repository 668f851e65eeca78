import type { Kontaktinfo } from '@portal/contract/auth.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { CustomerFooter } from './page-footer.tsx';
import { createClientContext } from './testing/create-client-context.ts';
import { createConfig } from './testing/create-config.ts';
import { renderWithAnswers } from './testing/render-with-answers.tsx';
import { CookieConsentProvider } from './ui/cookie-consent/cookie-consent-provider.tsx';

const kontaktinfo = { navn: 'Forsikringen', telefon: '22438634', domene: 'www.forsikring.no' };

it.each<[string, Kontaktinfo | 'failed', string[]]>([
  [
    'the customer’s own bank',
    { navn: 'Granli', epost: 'hei@granli.no', apningstider: [], domene: 'www.granli.no' },
    ['Granli', 'hei@granli.no', 'www.granli.no åpnes i ny fane'],
  ],
  [
    'the bank’s site, and the insurer where the bank says no more',
    { apningstider: [], domene: 'www.granli.no' },
    ['Forsikringen', '+47 22 43 86 34', 'www.granli.no åpnes i ny fane'],
  ],
  [
    'the insurer where the bank says nothing',
    { apningstider: [] },
    ['Forsikringen', '+47 22 43 86 34', 'www.forsikring.no åpnes i ny fane'],
  ],
  [
    'the insurer where the bank did not answer',
    'failed',
    ['Forsikringen', '+47 22 43 86 34', 'www.forsikring.no åpnes i ny fane'],
  ],
])('shows %s (OD-02)', async (_, getBankkontakt, [navn = '', ...links]) => {
  await renderWithAnswers(
    <CookieConsentProvider cookie={{ name: 'footer-test', path: '/' }} asks={false}>
      <CustomerFooter />
    </CookieConsentProvider>,
    {
      getKontaktinfo: { ...kontaktinfo, apningstider: [] },
      getBankkontakt,
      getClientContext: createClientContext(),
      getOversiktConfig: createConfig(),
    },
  );
  await expect.element(page.getByRole('heading', { name: navn })).toBeVisible();
  for (const name of links) await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
});
