import '../styles/index.css';
import '../themes/none.css';

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { AppHeader } from './app-header.tsx';
import type { NavigationProps } from './navigation.tsx';

const navigation: NavigationProps = {
  lenker: { kontakt: 'https://x.no/kontakt' },
  loginContext: 'MOBILBANK',
  nettbankUrl: 'https://bank.example/',
  antallTilbud: undefined,
  isEmbedded: true,
  activePath: '/privat/forsikring/oversikt/tilbud',
  formToken: undefined,
};
const tilbake = () => page.getByRole('link', { name: 'Tilbake', exact: true });

describe('AppHeader', () => {
  it.each([390, 1400])('is one menu with a back button, at %d px (NAV-14, OD-86)', async (width) => {
    await page.viewport(width, 700);
    await render(<AppHeader navigation={navigation} />);
    await expect.element(tilbake()).toBeVisible();
    await page.getByText('Meny', { exact: true }).click();
    await expect.element(page.getByRole('link', { name: 'Kontakt oss åpnes i ny fane' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Til nettbank' })).not.toBeInTheDocument();
  });

  it('has no back button on a receipt (NAV-14)', async () => {
    await render(<AppHeader navigation={navigation} isReceipt />);
    await expect.element(page.getByText('Meny', { exact: true })).toBeVisible();
    await expect.element(tilbake()).not.toBeInTheDocument();
  });

  it('has no menu where nobody is logged in (AMB-80)', async () => {
    await render(<AppHeader />);
    await expect.element(tilbake()).toBeVisible();
    await expect.element(page.getByText('Meny', { exact: true })).not.toBeInTheDocument();
  });

  it('goes back within the portal (OD-89)', async () => {
    const address = window.location.pathname + window.location.search;
    await render(<AppHeader navigation={navigation} />);
    await expect.element(tilbake()).toHaveAttribute('href', '/privat/forsikring/oversikt');
    window.history.pushState(null, '', '/privat/forsikring/oversikt/tilbud');
    window.history.pushState(null, '', '/privat/forsikring/oversikt/borte');
    await tilbake().click();
    await expect.poll(() => window.location.pathname).toBe('/privat/forsikring/oversikt/tilbud');
    window.history.pushState(null, '', address);
  });
});
