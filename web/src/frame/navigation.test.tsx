import '../styles/index.css';
import '../themes/none.css';

import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Navigation, type NavigationProps } from './navigation.tsx';

const props: NavigationProps = {
  lenker: { dokumenter: '/privat/forsikring/dokumenter', meldSkade: 'https://skade.example/' },
  loginContext: 'FORSIKRING',
  nettbankUrl: undefined,
  antallTilbud: undefined,
  activePath: '/privat/forsikring/oversikt',
  formToken: 'sesjonens-merke',
};

it.each([390, 1000])('returns to the bank in the window it came from, at %i px (ENV-06)', async (width) => {
  await page.viewport(width, 700);
  await render(<Navigation {...props} loginContext="NETTBANK" nettbankUrl="https://bank.example/" />);
  if (width < 680) await page.getByText('Meny', { exact: true }).click();
  const bank = page.getByRole('link', { name: 'Til nettbank', exact: true });
  await expect.element(bank).toHaveAttribute('href', 'https://bank.example/');
  await expect.element(bank).toHaveAttribute('target', '_top');
});

it.each([390, 1000])(
  'opens the claims cases in the whole window, at %i px: they may refuse a bank’s frame',
  async (width) => {
    await page.viewport(width, 700);
    await render(<Navigation {...props} />);
    if (width < 680) await page.getByText('Meny', { exact: true }).click();
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect.element(link('Skadesaker')).toHaveAttribute('target', '_top');
    await expect.element(link('Faktura')).not.toHaveAttribute('target');
  },
);

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 700));

  it('is a menu that opens and closes (NAV-01)', async () => {
    await render(<Navigation {...props} />);
    const menu = page.getByText('Meny', { exact: true });
    const faktura = page.getByRole('link', { name: 'Faktura' });
    await expect.element(faktura).not.toBeInTheDocument();
    await menu.click();
    await expect.element(faktura).toBeVisible();
    await menu.click();
    await expect.element(faktura).not.toBeInTheDocument();
  });

  it('closes on Escape and gives focus back', async () => {
    await render(<Navigation {...props} />);
    await page.getByText('Meny', { exact: true }).click();
    const faktura = page.getByRole('link', { name: 'Faktura' });
    await expect.element(faktura).toBeVisible();
    await userEvent.tab();
    // It closes a moment after the menu itself.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Escape}');
        return faktura.elements();
      })
      .toEqual([]);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('closes when the focus leaves it, which it would cover, and not when the window loses the focus (WCAG 2.4.11)', async () => {
    await page.viewport(320, 400);
    await render(
      <>
        <header>
          <Navigation {...props} />
        </header>
        <main>
          <a href="#utenfor">Utenfor</a>
        </main>
      </>,
    );
    const faktura = page.getByRole('link', { name: 'Faktura' });
    const logOut = page.getByRole('button', { name: 'Logg ut' });
    const [menu] = document.getElementsByTagName('details');
    // It is watched a moment after it can be opened.
    await expect
      .poll(async () => {
        if (menu) menu.open = true;
        logOut.query()?.focus();
        await userEvent.tab();
        return faktura.elements();
      })
      .toEqual([]);
    await expect.element(page.getByRole('link', { name: 'Utenfor' })).toHaveFocus();
    await page.getByText('Meny', { exact: true }).click();
    logOut.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
    expect(menu?.open).toBe(true);
  });

  it('closes on a click on the page', async () => {
    await render(
      <>
        <Navigation {...props} />
        <p>Utenfor</p>
      </>,
    );
    await page.getByText('Meny', { exact: true }).click();
    await expect
      .poll(() => {
        document.querySelector('p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return page.getByRole('link', { name: 'Faktura' }).elements();
      })
      .toEqual([]);
  });

  it('closes when a page is chosen in it, also with client-side navigation', async () => {
    await render(<Navigation {...props} />);
    const faktura = page.getByRole('link', { name: 'Faktura' });
    await page.getByText('Meny', { exact: true }).click();
    // Keeps the test's own page.
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop);
    await expect.element(faktura).toBeVisible();
    await expect
      .poll(() => {
        faktura.elements().forEach((link) => link instanceof HTMLElement && link.click());
        return faktura.elements();
      })
      .toEqual([]);
    document.removeEventListener('click', stop);
  });
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1400, 700));

  it('is a bar without a menu, with the current page marked', async () => {
    await render(<Navigation {...props} />);
    await expect.element(page.getByText('Meny', { exact: true })).not.toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Forsikringsoversikt' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'Faktura' })).not.toHaveAttribute('aria-current');
    await expect
      .element(page.getByRole('link', { name: 'Meld skade åpnes i ny fane' }))
      .toHaveAttribute('target', '_blank');
  });

  it('logs out with a form of its own, with the session’s token (NAV-13)', async () => {
    await render(<Navigation {...props} />);
    const button = page.getByRole('button', { name: 'Logg ut' });
    await expect.element(button).toBeVisible();
    const form = button.element().closest('form');
    expect([form?.method, form?.target]).toEqual(['post', '_top']);
    expect(form?.getAttribute('action')).toBe('/privat/forsikring/oversikt/logg-ut');
    expect(form && new FormData(form).get('formToken')).toBe('sesjonens-merke');
  });
});
