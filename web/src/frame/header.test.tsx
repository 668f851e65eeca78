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

/** From the narrowest phone to a width above the last breakpoint, and both sides of each breakpoint. */
const widths = [...Array.from({ length: 28 }, (_, index) => 320 + index * 40), 679, 700, 740, 1199];

it.each([
  ['left', undefined],
  ['left', 'https://bank.example/'],
  ['centre', undefined],
  ['centre', 'https://bank.example/'],
] as const)(
  'logo %s, link to the bank %s: a late count of offers moves nothing at any width, and the longest name keeps the header’s height',
  async (logoPlace, nettbankUrl) => {
    const toHeader = (antallTilbud: number | undefined) => (
      <Header
        navn="Sparebanken Møre Forsikring"
        look={{ logo: logoPlace, colours: 'page' }}
        navigation={{
          ...navigation,
          loginContext: 'NETTBANK',
          lenker: { dokumenter: '/privat/forsikring/dokumenter', meldSkade: 'https://skade.example/' },
          nettbankUrl,
          antallTilbud,
        }}
      />
    );
    const header = () => page.getByRole('banner').element();
    const { rerender } = await render(toHeader(undefined));
    await document.fonts.ready;
    const places = new Map<number, ReturnType<typeof listPlaces>>();
    for (const width of widths) {
      await page.viewport(width, 700);
      places.set(width, listPlaces(header()));
      const rows =
        width < 680 || (width >= 1200 && logoPlace === 'left' && nettbankUrl === undefined) ? 1 : 2;
      const logoLine = width < 1200 ? 64 : 72;
      expect(header().clientHeight, `height at ${width} px`).toBe(logoLine + (rows - 1) * 48);
    }
    await rerender(toHeader(40));
    for (const width of widths) {
      await page.viewport(width, 700);
      const offers = [...header().querySelectorAll('a')].filter(
        ({ textContent }) => textContent === 'Tilbud40',
      );
      expect(offers, 'in the bar and in the menu').toHaveLength(2);
      expect(listPlaces(header()).filter(([text]) => text !== 'Tilbud40')).toEqual(places.get(width));
      expect(document.documentElement.scrollWidth, `scrolls at ${width} px`).toBe(width);
    }
  },
);

/** The position of everything visible in the header, and last the header's own height. */
function listPlaces(header: Element): [text: string, left: number, top: number, height: number][] {
  return [...header.querySelectorAll('a, summary, button'), header]
    .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
    .map((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return [element === header ? '' : element.textContent, left, top, height];
    });
}
