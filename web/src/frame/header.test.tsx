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

it.each([
  [768, undefined],
  [768, 'https://bank.example/'],
  [1200, undefined],
  [1200, 'https://bank.example/'],
  [1600, undefined],
  [1600, 'https://bank.example/'],
])(
  'at %i px, way to the bank %s, the longest name stands beside the way out, and late offers move nothing',
  async (width, nettbankUrl) => {
    await page.viewport(width, 700);
    const toHeader = (antallTilbud: number | undefined) => (
      <Header
        navn="Sparebanken Møre Forsikring"
        navigation={{
          ...navigation,
          loginContext: 'NETTBANK',
          lenker: { dokumenter: '/privat/forsikring/dokumenter', meldSkade: 'https://skade.example/' },
          nettbankUrl,
          antallTilbud,
        }}
      />
    );
    const header = page.getByRole('banner');
    const measure = () => {
      const middle = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return {
        height: header.element().getBoundingClientRect().height,
        apart:
          middle(page.getByRole('button', { name: 'Logg ut' }).element()) -
          middle(page.getByRole('link', { name: 'Sparebanken Møre Forsikring' }).element()),
      };
    };
    const { rerender } = await render(toHeader(undefined));
    const before = measure();
    expect(Math.abs(before.apart)).toBeLessThan(2);
    await rerender(toHeader(3));
    await expect.element(header.getByRole('link', { name: /Tilbud/ })).toBeVisible();
    expect(measure()).toEqual(before);
  },
);
