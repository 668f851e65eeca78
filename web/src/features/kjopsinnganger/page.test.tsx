import '../../styles/index.css';
import '../../themes/none.css';

import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

type Innhold = Partial<OversiktConfig['oversiktConfig']>;

const KATEGORIER = ['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'];

function renderPage({
  kunde = createKunde(),
  innhold = {},
  search = '',
  shortname,
}: {
  kunde?: Kunde | Promise<Kunde> | 'failed';
  innhold?: Innhold;
  search?: string;
  shortname?: string;
} = {}) {
  const { hook, searchHook } = memoryLocation({ path: '/kjopsinnganger', searchPath: search });
  return renderWithAnswers(
    <Router hook={hook} searchHook={searchHook}>
      <Page />
    </Router>,
    {
      getKunde: kunde,
      getOversiktConfig: createConfig({ innhold }),
      getClientContext: createClientContext(shortname === undefined ? {} : { shortname }),
      getKontaktinfo: { apningstider: [], telefon: '91502300' },
    },
  );
}
const rad = (navn: string) => page.getByRole('heading', { level: 2, name: navn, exact: true });
const lenke = (navn: string) => page.getByRole('link', { name: navn, exact: true });
const bilde = () => document.querySelector<SVGElement>('[data-motiv]');

beforeEach(() => page.viewport(1000, 900));
afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

describe('the categories', () => {
  it('are seven, closed and in order, under the page’s title (BUY-01, BUY-06)', async () => {
    await renderPage();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hva vil du forsikre?');
    expect([...document.querySelectorAll('summary')].map((element) => element.textContent)).toEqual(
      KATEGORIER,
    );
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    await expect
      .element(page.getByText(/opptil 15\s% rabatt .* Bankkunder kan få 5\s% ekstra/))
      .toBeVisible();
  });

  it('open to show their links, the operator’s in a new tab (BUY-07, BUY-08)', async () => {
    const fremmed = {
      kategori: 'baat',
      url: 'https://havn.example',
      urlText: 'Båtplass',
      external: true,
    } as const;
    await renderPage({ innhold: { kjop: { harReise: true, lenker: [fremmed] } } });
    await rad('Båt').click();
    await expect.element(lenke('Båt')).toHaveAttribute('href', '/privat/forsikring/motor/baat');
    await expect.element(lenke('Båt')).not.toHaveAttribute('target');
    await expect.element(page.getByRole('link', { name: /Båtplass/ })).toHaveAttribute('target', '_blank');
  });

  it('are six where no travel insurance is sold, but seven for a union member (BUY-09)', async () => {
    const innhold: Innhold = { kjop: { harReise: false, lenker: [] } };
    const { unmount } = await renderPage({ innhold });
    await expect.element(rad('Båt')).toBeVisible();
    await expect.element(rad('Reise')).not.toBeInTheDocument();
    await unmount();
    await renderPage({ innhold, kunde: createKunde({ isLoMedlem: true }) });
    await expect.element(rad('Reise')).toBeVisible();
  });

  it.each([
    [true, 'kjop-lenke'],
    [false, null],
  ])(
    'measure a member’s press on travel where everybody is sold it (%s), or it would reveal them',
    async (harReise, knapp) => {
      await renderPage({
        innhold: { kjop: { harReise, lenker: [] } },
        kunde: createKunde({ isLoMedlem: true }),
      });
      await rad('Reise').click();
      for (const link of [lenke('Reise'), lenke('LOfavør Reise')])
        await expect.poll(() => link.element().getAttribute('data-knapp')).toBe(knapp);
    },
  );

  it('can be bought from while nothing is known of the customer (OD-99)', async () => {
    for (const kunde of [new Promise<never>(() => {}), 'failed'] as const) {
      const { unmount } = await renderPage({ kunde });
      await rad('Dyr').click();
      await expect.element(lenke('Hund')).toHaveAttribute('href', '/privat/forsikring/skade/kjaeledyr/hund');
      await unmount();
    }
  });
});

describe('the picture', () => {
  it('shows the category opened last, and stays when all are closed (BUY-10, OD-68)', async () => {
    await renderPage();
    expect(bilde()?.dataset['motiv']).toBe('ingen');
    for (const [navn, motiv] of [
      ['Dyr', 'dyr'],
      ['Båt', 'baat'],
    ] as const) {
      await rad(navn).click();
      await expect.poll(() => bilde()?.dataset['motiv']).toBe(motiv);
    }
    await rad('Dyr').click();
    await rad('Båt').click();
    await expect.poll(() => document.querySelectorAll('details[open]').length).toBe(0);
    expect(bilde()?.dataset['motiv']).toBe('baat');
  });

  it.each([680, 768, 1000, 1199, 1280])('cuts none of its figures but trees at %i px', async (width) => {
    await page.viewport(width, 1024);
    await renderPage();
    await expect.element(rad('Kjøretøy')).toBeVisible();
    const scene = document.querySelector<SVGSVGElement>('svg[data-motiv]');
    const { a: scale = 0, e: start = 0 } = scene?.getScreenCTM() ?? {};
    const { left, right } = scene?.getBoundingClientRect() ?? new DOMRect();
    const figures = [...(scene?.querySelectorAll('use:not([href*="gran"])') ?? [])];
    expect(figures).toHaveLength(3);
    for (const figure of figures) {
      const [x, size] = ['x', 'width'].map((name) => Number(figure.getAttribute(name)));
      expect(start + scale * (x ?? 0)).toBeGreaterThanOrEqual(left);
      expect(start + scale * ((x ?? 0) + (size ?? 0))).toBeLessThanOrEqual(right);
    }
  });

  it('is hidden on a phone (BUY-10)', async () => {
    await page.viewport(400, 800);
    await renderPage();
    await expect.element(rad('Dyr')).toBeVisible();
    expect(bilde()?.checkVisibility()).toBe(false);
  });

  it('shows the category that the address names, which is open', async () => {
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}${window.location.search}#liv-og-helse`,
    );
    await renderPage();
    await expect.element(lenke('Uføreforsikring')).toBeVisible();
    await expect.poll(() => bilde()?.dataset['motiv']).toBe('liv-og-helse');
    await expect.poll(() => document.activeElement?.textContent).toBe('Liv og helse');
  });
});

describe.each([
  ['under18', 'Du må være 18 år for å kjøpe forsikring på nett'],
  ['utenlandskBosted', 'Du har bostedsadresse utenfor Norge'],
] as const)('for a customer who cannot buy online (%s)', (kjopssperre, forklaring) => {
  const kunde = createKunde({ kjopssperre });

  it('every purchase link leads to the explanation (BUY-19, OD-97)', async () => {
    await renderPage({ kunde });
    await rad('Dyr').click();
    await expect
      .element(lenke('Hund'))
      .toHaveAttribute('href', `/privat/forsikring/oversikt/kjopsinnganger?sperret=${kjopssperre}`);
  });

  it('says why and whom to contact; other and unknown customers are not stopped (ERR-15, ERR-19)', async () => {
    const tittel = page.getByRole('heading', { level: 1 });
    for (const [hvem, forventet] of [
      [kunde, forklaring],
      ['failed', 'Hva vil du forsikre?'],
      [createKunde(), 'Hva vil du forsikre?'],
    ] as const) {
      const { unmount } = await renderPage({ kunde: hvem, search: `sperret=${kjopssperre}` });
      await expect.element(tittel).toHaveTextContent(forventet);
      await unmount();
    }
  });
});

describe('a blocked page that a neighbouring app links to', () => {
  it.each([
    ['generell', 'Du kan dessverre ikke kjøpe forsikring på nett'],
    ['lo', 'Du kan dessverre ikke kjøpe forsikring på nett'],
    ['uonsket', 'Du kan dessverre ikke kjøpe forsikring på nett'],
    ['kanIkkeSeForsikringPaaNett', 'Du kan ikke se denne forsikringen på nett'],
  ])('%s has an address (OD-97)', async (type, title) => {
    await renderPage({ search: `sperret=${type}` });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(page.getByRole('link', { name: '+47 91 50 23 00' })).toBeVisible();
  });

  it.each(['', 'toString', 'ukjent'])('%j is no address of it', async (type) => {
    await renderPage({ search: `sperret=${type}` });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hva vil du forsikre?');
  });
});

describe('a campaign', () => {
  const bil = page.getByRole('link', { name: 'Kjøp bilforsikring' });
  const hus = page.getByRole('link', { name: 'Kjøp husforsikring' });

  it('has a card beside the categories, and opens none of them (BUY-21, BUY-22, OD-110)', async () => {
    await renderPage({ shortname: 'dnb', kunde: createKunde({ isLoMedlem: true }) });
    await expect.element(bil).toHaveAttribute('href', '/privat/forsikring/motor/bil');
    await expect.element(hus).toHaveAttribute('href', '/privat/forsikring/hus');
    await expect.element(hus).toBeVisible();
  });

  it('of the brand is shown before the customer is known, that of a member is not', async () => {
    await renderPage({ shortname: 'dnb', kunde: new Promise<never>(() => {}) });
    await expect.element(bil).toBeVisible();
    await expect.element(hus).not.toBeInTheDocument();
  });
});

describe('what the operator tells buyers', () => {
  const innhold: Innhold = {
    taskCards: {
      showBedriftsportal: true,
      bedriftsportalUrl: 'https://bedrift.example',
      skrytebokser: {
        testUtmerkelserContent: {
          title: 'Raskt oppgjør',
          description: 'På dagen.',
          url: '/oppgjor',
          urlText: 'Les om oppgjøret',
        },
        kundefordelerContent: { title: ' ', description: 'Uten tittel.', url: '/kunder', urlText: 'Les' },
      },
    },
    showVedlikeholdsKalender: true,
    vedlikeholdskalenderUrl: 'https://kalender.example',
  };

  it('is shown on cards; one without a title is not (BUY-02 to BUY-05, OD-66)', async () => {
    await renderPage({ innhold });
    await expect.element(lenke('Les om oppgjøret')).toHaveAttribute('href', '/oppgjor');
    await expect.element(page.getByText('Uten tittel.')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: /Gå til bedriftsportalen/ }))
      .toHaveAttribute('href', 'https://bedrift.example');
    const kalender = page.getByRole('link', { name: /Åpne kalenderen/ });
    await expect.element(kalender).toHaveAttribute('href', 'https://kalender.example');
    await expect.element(kalender).toHaveAttribute('target', '_blank');
  });

  it('is left out where it is not wanted, or has no valid link (BUY-02, BUY-04)', async () => {
    await renderPage({
      innhold: {
        taskCards: {
          showBedriftsportal: true,
          bedriftsportalUrl: 'http://bedrift.example',
          skrytebokser: {},
        },
        showVedlikeholdsKalender: false,
        vedlikeholdskalenderUrl: 'https://kalender.example',
      },
    });
    await expect.element(rad('Dyr')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('is replaced by the union’s mark and text at the union’s address, which gives no benefit (OD-67, AMB-10)', async () => {
    await renderPage({ innhold, search: 'isLo=true' });
    await expect.element(page.getByText('LO', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Som medlem i et LO-forbund/)).toBeVisible();
    await expect.element(page.getByText('Raskt oppgjør')).not.toBeInTheDocument();
    await rad('Reise').click();
    expect(page.getByRole('link', { name: /LOfavør/ }).elements()).toEqual([]);
  });
});
