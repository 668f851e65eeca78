import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { type ConsentRecord, parseConsent } from '@portal/contract/cookie-consent.ts';

import { findCookie } from '../../lib/cookie-consent/consent-cookie.ts';
import { CookieConsentDialog } from './cookie-consent-dialog.tsx';
import { CookieConsentProvider, useCookieConsent } from './cookie-consent-provider.tsx';

const NAME = 'samtykke-test';
const cookie = { name: NAME, path: '/' };
const dialog = page.getByRole('dialog', { name: 'Velg informasjonskapsler' });
const box = (name: string) => page.getByRole('checkbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stored = () => parseConsent(findCookie(document.cookie, NAME));

function store(value: string): void {
  document.cookie = `${NAME}=${value}; path=/`;
}

function Settings() {
  const { record, openSettings } = useCookieConsent();
  return (
    <button type="button" onClick={openSettings}>
      Valgt: {String(record.statistics)}
    </button>
  );
}

type Props = Partial<Parameters<typeof CookieConsentProvider>[0]> & { hasPreset?: boolean };

const renderConsent = ({ hasPreset = false, ...props }: Props = {}) =>
  render(
    <CookieConsentProvider cookie={cookie} {...props}>
      <Settings />
      <CookieConsentDialog controller="Fjellstø AS" hasPreset={hasPreset} />
    </CookieConsentProvider>,
  );

beforeEach(() => {
  document.cookie = `${NAME}=; path=/; max-age=0`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the dialog', () => {
  it('asks for three things, none of them ticked, and says who uses them (CKC-01 to CKC-03)', async () => {
    await renderConsent();
    await expect.element(dialog).toBeVisible();
    await expect
      .element(page.getByText('Fjellstø AS er behandlingsansvarlig.', { exact: false }))
      .toBeVisible();
    for (const name of ['Tillat funksjonelle', 'Tillat statistikk', 'Tillat personlig markedsføring'])
      await expect.element(box(name)).not.toBeChecked();
  });

  it('makes refusing as easy as accepting: three equal buttons', async () => {
    await renderConsent();
    // The pointer may still be on one of them after the previous test.
    await userEvent.hover(page.getByRole('heading'));
    const getLook = (name: string): string => {
      const element = button(name).element();
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, color, font } = getComputedStyle(element);
      return JSON.stringify({ width, height, backgroundColor, color, font });
    };
    await expect
      .poll(() => new Set(['Godta alle', 'Godta mine valg', 'Avvis alle'].map(getLook)).size)
      .toBe(1);
  });

  it('has buttons of one height on a phone held sideways, also where one has two lines, as in English', async () => {
    await page.viewport(740, 360);
    await renderConsent();
    await expect.element(dialog).toBeVisible();
    const [all, chosen, none] = ['Godta alle', 'Godta mine valg', 'Avvis alle'].map((name) =>
      button(name).element(),
    );
    const lower = all?.getBoundingClientRect().height ?? Number.NaN;
    if (chosen) chosen.textContent = 'Accept my choices of cookies';
    const heights = [all, chosen, none].map((element) => element?.getBoundingClientRect().height);
    expect(heights[0]).toBeGreaterThan(lower);
    expect(new Set(heights).size).toBe(1);
  });

  it.each([
    [320, 568],
    [360, 560],
    [390, 844],
    [640, 360],
    [1366, 600],
  ])('shows the refuse button without scrolling, at %d×%d', async (width, height) => {
    await page.viewport(width, height);
    await renderConsent();
    await expect.element(dialog).toBeVisible();
    for (const name of ['Godta alle', 'Godta mine valg', 'Avvis alle']) {
      const element = button(name).element();
      const { top, bottom, left, right } = element.getBoundingClientRect();
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(bottom, name).toBeLessThanOrEqual(height);
      for (const y of [top + 2, bottom - 2])
        expect(element.contains(document.elementFromPoint((left + right) / 2, y)), name).toBe(true);
    }
  });

  it.each([
    [768, 1024],
    [844, 390],
    [1280, 800],
  ])('has as much air below the buttons as beside them, at %d×%d', async (width, height) => {
    await page.viewport(width, height);
    await renderConsent();
    await expect.element(dialog).toBeVisible();
    const sheet = dialog.element().getBoundingClientRect();
    const last = button('Avvis alle').element().getBoundingClientRect();
    expect(sheet.bottom - last.bottom).toBeCloseTo(sheet.right - last.right, 0);
  });

  it.each([
    [667, 375],
    [740, 360],
    [844, 390],
  ])('shows that there is something to choose, on a phone held sideways, at %d×%d', async (width, height) => {
    await page.viewport(width, height);
    await renderConsent();
    await expect.element(dialog).toBeVisible();
    const { bottom } = box('Tillat funksjonelle').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(button('Godta alle').element().getBoundingClientRect().top);
  });

  // The second is 1280×1024 at 400 % zoom.
  it.each([
    [320, 568],
    [320, 256],
    [568, 232],
  ])('hides no focused box behind the buttons, at %d×%d', async (width, height) => {
    await page.viewport(width, height);
    await renderConsent();
    for (const name of ['Tillat funksjonelle', 'Tillat statistikk', 'Tillat personlig markedsføring']) {
      const element = box(name).element();
      if (element instanceof HTMLElement) element.focus();
      const { top, bottom } = element.getBoundingClientRect();
      const answers = button('Godta alle').element().getBoundingClientRect();
      expect(top, name).toBeGreaterThanOrEqual(dialog.element().getBoundingClientRect().top);
      expect(bottom, name).toBeLessThanOrEqual(Math.min(answers.top, height));
    }
  });

  it.each([
    ['Godta alle', { functional: 'accepted', statistics: 'accepted', marketing: 'accepted' }],
    ['Godta mine valg', { functional: 'denied', statistics: 'accepted', marketing: 'denied' }],
    ['Avvis alle', { functional: 'denied', statistics: 'denied', marketing: 'denied' }],
  ] satisfies [string, ConsentRecord][])(
    'stores the answer of %s (CKC-04 to CKC-06)',
    async (name, expected) => {
      await renderConsent();
      await box('Tillat statistikk').click();
      await button(name).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(stored()).toEqual(expected);
      await expect.element(button(`Valgt: ${expected.statistics}`)).toBeVisible();
    },
  );

  it('opens again on request, with the stored answers', async () => {
    store(encodeURIComponent('{"functional":"denied","statistics":"accepted","marketing":"denied"}'));
    await renderConsent();
    await button('Valgt: accepted').click();
    await expect.element(box('Tillat statistikk')).toBeChecked();
    await expect.element(box('Tillat funksjonelle')).not.toBeChecked();
    await button('Avvis alle').click();
    expect(stored().statistics).toBe('denied');
    await expect.element(button('Valgt: denied')).toHaveFocus();
  });

  it('closes without an answer, until it is opened again (CKC-13)', async () => {
    await renderConsent();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(findCookie(document.cookie, NAME)).toBeUndefined();
    await button('Valgt: null').click();
    await expect.element(dialog).toBeVisible();
    await button('Lukk').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('asks only about what is required, and leaves the rest unchanged', async () => {
    store('{"functional":null,"statistics":null,"marketing":"denied"}');
    await renderConsent({ required: ['statistics'] });
    await expect.element(box('Tillat statistikk')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(1);
    await button('Godta alle').click();
    expect(stored()).toEqual({ functional: null, statistics: 'accepted', marketing: 'denied' });
  });

  it('has functional and statistics ticked in the test variant, and nothing stored (CKC-18)', async () => {
    await renderConsent({ hasPreset: true });
    await expect.element(box('Tillat funksjonelle')).toBeChecked();
    await expect.element(box('Tillat statistikk')).toBeChecked();
    await expect.element(box('Tillat personlig markedsføring')).not.toBeChecked();
    expect(findCookie(document.cookie, NAME)).toBeUndefined();
  });
});

describe('it opens by itself', () => {
  it.each([
    ['one category has no answer', '{"functional":"denied","statistics":"denied"}'],
    ['the cookie is spoilt', '%7B%'],
    ['the cookie is somebody else’s', 'true'],
  ])('when %s (CKC-12)', async (_, value) => {
    store(value);
    await renderConsent();
    await expect.element(dialog).toBeVisible();
  });

  it.each([
    ['everything is answered', {}],
    ['nobody should be asked', { asks: false, required: ['functional', 'statistics'] }],
  ] satisfies [string, Props][])('but not when %s', async (_, props) => {
    store('{"functional":"denied","statistics":"accepted","marketing":"denied"}');
    await renderConsent(props);
    await expect.element(button('Valgt: accepted')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('but not when cookies are turned off: everything is then denied (CKC-14)', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderConsent();
    await expect.element(button('Valgt: denied')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

it.each([
  ['useCookieConsent', <Settings key="a" />],
  ['CookieConsentDialog', <CookieConsentDialog key="b" controller="Fjellstø AS" />],
])('%s outside the provider says so in the console (CKC-19)', async (part, element) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(element);
  expect(error).toHaveBeenCalledWith(`${part} must be used inside CookieConsentProvider`);
  await expect.element(dialog).not.toBeInTheDocument();
});
