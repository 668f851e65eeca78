import '../styles/index.css';
import '../themes/none.css';

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Header, type HeaderLook } from './header.tsx';

const navigation = {
  lenker: {},
  loginContext: 'FORSIKRING',
  nettbankUrl: undefined,
  antallTilbud: undefined,
  activePath: '/',
  formToken: undefined,
} as const;
const logo = page.getByRole('link', { name: 'Fjellstø Forsikring' });

beforeEach(() => page.viewport(1400, 700));

async function renderHeader(look?: HeaderLook) {
  await render(<Header navn="Fjellstø Forsikring" navigation={navigation} look={look} />);
  const { left, right } = logo.element().getBoundingClientRect();
  const { backgroundColor } = getComputedStyle(page.getByRole('banner').element());
  return {
    left,
    middle: (left + right) / 2,
    backgroundColor,
    colour: getComputedStyle(logo.element()).color,
  };
}

it('has the logo at the left, in the page’s colours (FRM-01)', async () => {
  const { left, backgroundColor } = await renderHeader();
  expect(left).toBeLessThan(150);
  expect(backgroundColor).toBe('rgb(255, 255, 255)');
});

it('has the logo in the middle where the distributor says so (FRM-01)', async () => {
  expect((await renderHeader({ logo: 'centre', colours: 'page' })).middle).toBeCloseTo(700, 0);
  await expect.element(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
});

it('has colours of its own where the distributor says so (FRM-02)', async () => {
  const look = await renderHeader({ logo: 'left', colours: 'brand' });
  expect(look.backgroundColor).not.toBe('rgb(255, 255, 255)');
  expect(look.colour).toBe('rgb(255, 255, 255)');
});
