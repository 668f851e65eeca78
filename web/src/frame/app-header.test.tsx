import '../styles/index.css';
import '../themes/none.css';

import { afterEach, describe, expect, it, vi } from 'vitest';
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

afterEach(() => vi.restoreAllMocks());

describe('AppHeader', () => {
  it.each([390, 1400])('is one menu with a way back, at %d px (NAV-14, OD-86)', async (width) => {
    await page.viewport(width, 700);
    await render(<AppHeader navigation={navigation} />);
    await expect.element(tilbake()).toBeVisible();
    await page.getByText('Meny', { exact: true }).click();
    await expect.element(page.getByRole('link', { name: 'Kontakt oss åpnes i ny fane' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Til nettbank' })).not.toBeInTheDocument();
  });

  it('has no way back on a receipt (NAV-14)', async () => {
    await render(<AppHeader navigation={navigation} isReceipt />);
    await expect.element(page.getByText('Meny', { exact: true })).toBeVisible();
    await expect.element(tilbake()).not.toBeInTheDocument();
  });

  it('has no menu where nobody is logged in (AMB-80)', async () => {
    await render(<AppHeader />);
    await expect.element(tilbake()).toBeVisible();
    await expect.element(page.getByText('Meny', { exact: true })).not.toBeInTheDocument();
  });

  it('goes one page back, or to the overview where there is none (OD-89)', async () => {
    const history = vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
    const followed: boolean[] = [];
    const onClick = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', onClick);
    await render(<AppHeader navigation={navigation} />);
    await expect.element(tilbake()).toHaveAttribute('href', '/privat/forsikring/oversikt');
    await tilbake().click();
    history.mockReturnValue(1);
    await tilbake().click();
    window.removeEventListener('click', onClick);
    expect(followed).toEqual([false, true]);
    expect(back).toHaveBeenCalledTimes(1);
  });
});
