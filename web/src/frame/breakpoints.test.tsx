import '../styles/index.css';
import '../themes/none.css';

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { tekster } from './tekster.nb.ts';

const navigation = {
  lenker: {},
  loginContext: 'FORSIKRING',
  nettbankUrl: undefined,
  antallTilbud: undefined,
  activePath: '/',
  formToken: undefined,
} as const;

/** What depends on the width: the menu becomes a bar, the bar moves to the logo's line, and spacing grows. */
async function readLayout(width: number) {
  await page.viewport(width, 700);
  const bar = document.querySelector(`nav[aria-label="${tekster.hovedmeny}"]`);
  const logo = page.getByRole('link', { name: 'Fjellstø Forsikring' }).element().getBoundingClientRect();
  const footer = page.getByRole('contentinfo').element();
  const hasBar = bar?.checkVisibility() === true;
  return {
    hasBar,
    isBarBesideLogo: hasBar && bar.getBoundingClientRect().top < logo.bottom,
    airPx: getComputedStyle(footer).paddingTop,
  };
}

it('the layout changes at 680, 1200 and 1600 px, and not a pixel before (FRM-24)', async () => {
  await render(
    <>
      <Header navn="Fjellstø Forsikring" navigation={navigation} />
      <Footer kontaktinfo={undefined} lenker={{}} />
    </>,
  );
  const narrow = { hasBar: false, isBarBesideLogo: false, airPx: '64px' };
  const medium = { ...narrow, hasBar: true };
  const large = { hasBar: true, isBarBesideLogo: true, airPx: '104px' };
  expect(await readLayout(679)).toEqual(narrow);
  expect(await readLayout(680)).toEqual(medium);
  expect(await readLayout(1199)).toEqual(medium);
  expect(await readLayout(1200)).toEqual(large);
  expect(await readLayout(1599)).toEqual(large);
  expect(await readLayout(1600)).toEqual({ ...large, airPx: '168px' });
});
