import '../../styles/index.css';
import '../../themes/none.css';

import type { Kunde } from '@portal/contract/kunde.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { bil, button, card, hus, kunde, renderSection, svar } from '../../testing/tilbud.tsx';

beforeEach(() => page.viewport(1280, 900));

describe('a card', () => {
  it.each([
    [['INNBO', 'BRUKSKUNST'], 'Pakke med innboforsikring og en forsikring til.'],
    [['BRUKSKUNST', 'INNBO', 'DRONE'], 'Pakke med innboforsikring og 2 forsikringer til.'],
    [['BRUKSKUNST', 'DRONE'], 'Pakke med 2 forsikringer til.'],
  ])('says of a package of %j which it has, and how many that have no word here', async (types, told) => {
    const pakkeTilbud = types.map((productType) => ({
      policyNumber: productType,
      versionNumber: 1,
      productType,
      monthlyPrice: 214,
      yearlyPrice: 2568,
    }));
    await renderSection({ getTilbud: svar([{ ...hus, pakkeTilbud }]) });
    expect(
      card('Hus')
        .getByText(/^Pakke med/)
        .element().textContent,
    ).toBe(told);
  });

  it('shows the price of the whole package and the last valid day, also when that has passed (OFF-33, OD-61, OD-63)', async () => {
    await renderSection({ getTilbud: svar([hus]) });
    await expect.element(card('Hus').getByText(/^1\s060\skr\/md$/)).toBeVisible();
    await expect.element(card('Hus').getByText(/^12\s720\skr\/år$/)).toBeVisible();
    await expect.element(page.getByText('Pakke med innboforsikring.')).toBeVisible();
    await expect.element(page.getByText('Gyldig til 31.01.2020')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Gå videre' }))
      .toHaveAttribute(
        'href',
        '/privat/forsikring/hus/startside-tilbud?husAvtale=111&version=2&innboAvtale=112',
      );
  });

  it('shows the state’s fee beside the price, not included in it (OFF-34, OD-62)', async () => {
    await renderSection({ getTilbud: svar([bil, { ...hus, detaljer: { tfaMonthly: 0 } }]) });
    await expect.element(card('Bil').getByText(/^588\skr\/md$/)).toBeVisible();
    await expect
      .element(card('Bil').getByText(/Trafikkforsikringsavgift 262\skr\/md kommer i tillegg/))
      .toBeVisible();
    expect(page.getByText(/^Trafikkforsikringsavgift/).elements()).toHaveLength(1);
  });

  it('has no link without a version, and cannot be removed without a number (OFF-32)', async () => {
    const { versionNumber: _, ...withoutVersion } = bil;
    const { policyNumber: __, ...withoutNumber } = hus;
    await renderSection({ getTilbud: svar([withoutVersion, withoutNumber]) });
    await expect.element(card('Bil').getByRole('button', { name: 'Fjern tilbud' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Gå videre' })).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Fjern tilbud' }).elements()).toHaveLength(1);
  });

  it('is closed for a customer under 18, and waits until the age is known', async () => {
    const { promise, resolve } = Promise.withResolvers<Kunde>();
    await renderSection({ getTilbud: svar([bil]), getKunde: promise });
    await expect.element(page.getByText('Henter tilbudene dine.')).toBeInTheDocument();
    resolve({ ...kunde, kjopssperre: 'under18' });
    await expect
      .element(page.getByRole('link', { name: 'Gå videre' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt/kjopsinnganger?sperret=under18');
  });

  it('is open for a customer whose age cannot be fetched', async () => {
    await renderSection({ getTilbud: svar([bil]), getKunde: 'failed' });
    await expect
      .element(page.getByRole('link', { name: 'Gå videre' }))
      .toHaveAttribute('href', '/privat/forsikring/motor/bil/113');
  });
});

describe('an offer that cannot be accepted as it is', () => {
  it('has expired: says so, and links to a new price', async () => {
    await renderSection({ getTilbud: svar([{ ...hus, utlopt: true }]) });
    const kort = card('Hus');
    await expect.element(kort.getByText('Utløpt', { exact: true })).toBeVisible();
    await expect.element(kort.getByText('Gikk ut 31.01.2020')).toBeVisible();
    await expect
      .element(kort.getByRole('link', { name: 'Få ny pris' }))
      .toHaveAttribute('href', '/privat/forsikring/hus');
    await expect.element(kort.getByText('Gå videre')).not.toBeInTheDocument();
    await expect.element(kort.getByRole('button', { name: 'Fjern tilbud' })).toBeVisible();
  });

  it.each([
    ['version', { versionNumber: undefined }],
    ['number', { policyNumber: undefined }],
  ])('lacks its %s: says why there is no link, and how to reach us (OFF-32)', async (_, endret) => {
    await renderSection({ getTilbud: svar([{ ...bil, ...endret }]) });
    const kort = card('Bil');
    await expect.element(kort.getByText(/mangler opplysninger/)).toBeVisible();
    await expect.element(kort.getByRole('link', { name: /22 43 86 34/ })).toBeVisible();
    await expect.element(kort.getByText('Gå videre')).not.toBeInTheDocument();
  });

  it.each([
    [true, true],
    [undefined, false],
  ])(
    'without a last day says so only where there is one that could not be read: %s',
    async (ukjentUtlop, isSaid) => {
      await renderSection({ getTilbud: svar([{ ...hus, expirationDate: undefined, ukjentUtlop }]) });
      await expect.element(card('Hus')).toBeVisible();
      const text = card('Hus').element().textContent;
      expect(text.includes('Gyldig til ukjent dato')).toBe(isSaid);
      expect(text.includes('Gyldig til')).toBe(isSaid);
    },
  );
});

/** For each field two values that a customer must be able to tell apart on the card, or by what it asks. */
const pairs: Readonly<Record<keyof Tilbud, readonly [Partial<Tilbud>, Partial<Tilbud>]>> = {
  name: [{}, { name: 'Hytte' }],
  description: [{}, { description: 'Brisveien 10' }],
  detaljer: [{}, { detaljer: { tfaMonthly: 262 } }],
  monthlyPrice: [{}, { monthlyPrice: 847 }],
  yearlyPrice: [{}, { yearlyPrice: 10153 }],
  policyNumber: [{}, { policyNumber: '119' }],
  versionNumber: [{}, { versionNumber: 3 }],
  productType: [{}, { productType: 'BIL' }],
  expirationDate: [{}, { expirationDate: '2020-02-01' }],
  ukjentUtlop: [{ expirationDate: undefined }, { expirationDate: undefined, ukjentUtlop: true }],
  utlopt: [{}, { utlopt: true }],
  pakkeTilbud: [{}, { pakkeTilbud: [] }],
  systemSource: [{}, { systemSource: 'PARIS' }],
  fjernerAlleVersjoner: [{}, { fjernerAlleVersjoner: true }],
};
it.each(Object.entries(pairs))('tells what %s says', async (_, [one, other]) => {
  const draw = async (fields: Partial<Tilbud>) => {
    const tilbud = { ...hus, ...fields };
    const { container, unmount } = await renderSection({ getTilbud: svar([tilbud]) });
    await expect.element(card(tilbud.name)).toBeVisible();
    const offered = container.innerHTML;
    await button('Fjern tilbud').click();
    const asked = container.innerHTML;
    await unmount();
    return offered + asked;
  };
  expect(await draw(one)).not.toBe(await draw(other));
  expect(await draw(one)).toBe(await draw(one));
});
