import '../styles/index.css';
import '../themes/none.css';

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Footer } from './footer.tsx';

const kontaktinfo = {
  navn: 'Fjellstø Forsikring',
  telefon: '224 38 634',
  epost: 'hei@fjellsto.example',
  apningstider: [
    ['Mandag–fredag', '08.00–20.00'],
    ['Søndag', 'Stengt'],
  ] as [string, string][],
};

/** The lines of its text, where they stand. */
function listLines(element: Element): DOMRect[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  return [...text.getClientRects()];
}
const gapBetween = (above: DOMRect | undefined, below: DOMRect | undefined) =>
  (below?.top ?? Number.NaN) - (above?.bottom ?? Number.NaN);

describe('Footer', () => {
  it('says how to reach us (FRM-05 to FRM-08)', async () => {
    await render(<Footer kontaktinfo={kontaktinfo} lenker={{}} />);
    await expect.element(page.getByRole('heading', { name: 'Fjellstø Forsikring' })).toBeVisible();
    const telefon = page.getByRole('link', { name: '+47 22 43 86 34' });
    await expect.element(telefon).toHaveAttribute('href', 'tel:+4722438634');
    const epost = page.getByRole('link', { name: 'hei@fjellsto.example' });
    await expect.element(epost).toHaveAttribute('href', 'mailto:hei@fjellsto.example');
  });

  it('has the opening hours in a table whose headers are for screen readers only (FRM-09, FRM-10)', async () => {
    await render(<Footer kontaktinfo={kontaktinfo} lenker={{}} />);
    await expect.element(page.getByRole('table', { name: 'Åpningstider' })).toBeVisible();
    const heads = page.getByRole('columnheader').elements();
    expect(heads.map((head) => head.textContent)).toEqual(['Dag', 'Åpningstid']);
    expect(heads[0]?.closest('thead')?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    expect(page.getByRole('row').elements()).toHaveLength(3);
  });

  it('is seen when all of it has come: its columns would move, and its beginning', async () => {
    await render(<Footer kontaktinfo={kontaktinfo} lenker={{}} />);
    const heading = page.getByRole('heading', { name: 'Fjellstø Forsikring' }).element();
    const isSeen = () => heading.checkVisibility({ visibilityProperty: true });
    expect(isSeen()).toBe(true);
    const last = page.getByText('Sammenlign', { exact: false }).element();
    const parent = last.parentElement;
    last.remove();
    expect(isSeen()).toBe(false);
    parent?.append(last);
    expect(isSeen()).toBe(true);
  });

  it('links to the bank’s own site (FRM-23)', async () => {
    await render(<Footer kontaktinfo={{ ...kontaktinfo, domene: 'www.bank.no' }} lenker={{}} />);
    await expect
      .element(page.getByRole('link', { name: 'www.bank.no åpnes i ny fane' }))
      .toHaveAttribute('href', 'https://www.bank.no/');
  });

  it('opens the cookie settings, and has a chat where one is configured (FRM-11, FRM-12)', async () => {
    const onCookieSettings = vi.fn<() => void>();
    const { rerender } = await render(
      <Footer kontaktinfo={kontaktinfo} lenker={{}} onCookieSettings={onCookieSettings} />,
    );
    await page.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
    expect(onCookieSettings).toHaveBeenCalledOnce();
    expect(document.querySelector('#chat')).toBeNull();
    await rerender(
      <Footer kontaktinfo={kontaktinfo} lenker={{}} chatScript="https://chat.example.no/chat.js" />,
    );
    await expect.element(page.getByRole('button', { name: 'Start chat' })).toBeVisible();
  });

  it('links to the accessibility statement where one is configured', async () => {
    const { rerender } = await render(<Footer kontaktinfo={undefined} lenker={{}} />);
    const lenke = page.getByRole('link', { name: 'Tilgjengelighetserklæring' });
    await expect.element(page.getByRole('link', { name: 'Klage og rettigheter' })).toBeVisible();
    expect(lenke.elements()).toEqual([]);
    const tilgjengelighet = '/tilgjengelighet';
    await rerender(<Footer kontaktinfo={undefined} lenker={{ tilgjengelighet }} />);
    await expect.element(lenke).toHaveAttribute('href', tilgjengelighet);
  });

  it('has a line for each link about rights, however wide the screen', async () => {
    await page.viewport(1280, 700);
    const lenker = { personvern: '/personvern', tilgjengelighet: '/tilgjengelighet' };
    // Without script there is no button between them.
    await render(<Footer kontaktinfo={undefined} lenker={lenker} />);
    const tops = [
      'Personvern og informasjonskapsler',
      'Klage og rettigheter',
      'Tilgjengelighetserklæring',
    ].map((name) => page.getByRole('link', { name, exact: true }).element().getBoundingClientRect().top);
    expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
    expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
  });

  it('keeps links of two lines apart, and each day with its hours, on a phone with text twice as large', async () => {
    await page.viewport(180, 400);
    const lenker = { personvern: '/personvern' };
    await render(<Footer kontaktinfo={kontaktinfo} lenker={lenker} onCookieSettings={() => undefined} />);
    const [first, second] = [
      page.getByRole('link', { name: 'Personvern og informasjonskapsler' }),
      page.getByRole('button', { name: 'Velg informasjonskapsler' }),
    ].map((locator) => listLines(locator.element()));
    expect([first, second].map((lines) => lines?.length)).toEqual([2, 2]);
    expect(gapBetween(first?.[1], second?.[0])).toBeGreaterThan(8 + gapBetween(first?.[0], first?.[1]));

    const [day, hours, nextDay] = ['Mandag–fredag', '08.00–20.00', 'Søndag'].map(
      (text) => listLines(page.getByText(text, { exact: true }).element())[0],
    );
    expect(gapBetween(hours, nextDay)).toBeGreaterThan(8 + gapBetween(day, hours));
  });

  it('links to how to complain, on every page', async () => {
    await render(<Footer kontaktinfo={undefined} lenker={{}} />);
    await expect
      .element(page.getByRole('link', { name: 'Klage og rettigheter' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt/klage-og-rettigheter');
  });

  it('leaves out what is not configured', async () => {
    await render(<Footer kontaktinfo={{ telefon: '22438634', apningstider: [] }} lenker={{}} />);
    await expect.element(page.getByRole('heading', { name: 'Kontakt oss' })).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    expect(page.getByRole('link', { name: '@', exact: false }).elements()).toEqual([]);
  });

  it.each([
    ['could not be fetched', undefined],
    ['holds nothing to reach us by', { apningstider: kontaktinfo.apningstider }],
  ])('says so when contact information %s (FRM-15)', async (_, missing) => {
    await render(<Footer kontaktinfo={missing} lenker={{ kontakt: 'https://x.no/kontakt' }} />);
    await expect.element(page.getByText('Vi finner ikke kontaktinformasjonen akkurat nå.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Gå til kontaktsiden vår åpnes i ny fane' }))
      .toHaveAttribute('href', 'https://x.no/kontakt');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  it('in a bank’s app links to contact information, called “Kontakt oss” (FRM-20)', async () => {
    const lenker = { kontakt: 'https://x.no/kontakt' };
    const { rerender } = await render(<Footer kontaktinfo={kontaktinfo} lenker={lenker} />);
    const link = page.getByRole('link', { name: 'Kontakt oss åpnes i ny fane' });
    await expect.element(link).not.toBeInTheDocument();
    await rerender(
      <Footer kontaktinfo={{ ...kontaktinfo, domene: 'www.bank.no' }} lenker={lenker} isEmbedded />,
    );
    // The app belongs to the bank, so there is no link to the bank's site.
    await expect.element(page.getByText('www.bank.no')).not.toBeInTheDocument();
    await expect.element(link).toHaveAttribute('href', 'https://x.no/kontakt');
  });

  it('links to privacy where it is configured, and always to the price comparison (FRM-13, FRM-14)', async () => {
    await render(<Footer kontaktinfo={kontaktinfo} lenker={{ personvern: 'https://x.no/personvern' }} />);
    await expect
      .element(page.getByRole('link', { name: 'Personvern og informasjonskapsler åpnes i ny fane' }))
      .toHaveAttribute('href', 'https://x.no/personvern');
    await expect
      .element(page.getByRole('link', { name: 'Finansportalen.no åpnes i ny fane' }))
      .toHaveAttribute('href', 'https://www.finansportalen.no');
    await expect
      .element(page.getByText('Sammenlign våre priser med andre selskaper på', { exact: false }))
      .toHaveTextContent('Sammenlign våre priser med andre selskaper på Finansportalen.no åpnes i ny fane');
  });
});
