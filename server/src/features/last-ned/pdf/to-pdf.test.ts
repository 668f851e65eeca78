import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';

import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { SAMLING_VERSJON, type Samling } from '@portal/contract/samling.ts';

import { tekster } from '../tekster.ts';
import { readFarger } from '../read-farger.ts';
import { toPdf } from './to-pdf.ts';

const laget = '2026-11-21T13:02:00.000Z';
const AVTALER = 60;
const samling: Samling = {
  $schema: 'https://portal.example/skjema',
  versjon: SAMLING_VERSJON,
  laget,
  sprak: 'nb',
  selskap: 'SpareBank 1 Forsikring',
  mangler: [
    {
      del: 'AVTALER',
      kilde: 'PROLIFE',
      grunn: 'SVARTE_IKKE',
      tidspunkt: laget,
      tekst: 'livs- og personforsikringene, fordi systemet ikke svarte 21.11.2026 kl.\u00a014.02',
    },
  ],
  kilder: [{ del: 'AVTALER', fra: 'Systemet for skadeforsikringer', hentet: laget }],
  kunde: { navn: 'Lun Ærfugl Østbø Åsen Čálliid', epostAdresse: 'lun@example.com', adresser: [] },
  avtaler: Array.from({ length: AVTALER }, (_, place) => ({
    name: `Bil ${place}`,
    description: 'Volvo',
    policyNumber: String(place),
    avtaleStatus: 'ACTIVE',
    systemSource: 'NICE',
    yearlyPrice: 6150.5,
  })),
  sum: { yearlySum: 369_030 },
  priser: [
    {
      systemSource: 'NICE',
      policyNumber: '1',
      gyldigFra: '2026-05-01',
      pris: 6150,
      deler: [{ kode: 'GRUNNPRIS', for: 6100, na: 6300 }],
    },
  ],
  betalinger: [
    { systemSource: 'NICE', policyNumbers: ['1'], belop: 512.5, forfall: '2026-12-15', status: 'KOMMER' },
  ],
  tilbud: [{ name: 'Hus', productType: 'HUS', pakkeTilbud: [], systemSource: 'NICE' }],
  samtykker: {
    na: { marketingConsent: 'AUTHORIZED' },
    historikk: [
      {
        slag: 'MARKETING',
        nyVerdi: true,
        tidspunkt: laget,
        selskap: 'Fana',
        tekst: {
          sprak: 'nb',
          tittel: 'Tilbud',
          ingress: 'Vil du ha tilbud?',
          tekst: 'Vi sender deg tilbud.',
        },
      },
    ],
  },
  delinger: [
    {
      id: 'D-1',
      mottaker: 'Norsk Pensjon',
      forsikringer: ['Livsforsikring', 'Uføreforsikring'],
      formal: 'Vise pensjonen samlet',
      opplysninger: 'Hva du får utbetalt',
      fra: '2025-03-01',
    },
  ],
  innlogginger: [],
  aktivitet: [],
};

interface Node {
  role?: string;
  children?: Node[];
  type?: string;
  id?: string;
  lang?: string;
}

/** Read by another library than the one that wrote it. */
async function read(of: Samling = samling) {
  const bytes = await buffer(toPdf(of, { strong: '#0b3b8f', soft: '#dce9f8' }));
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, place) => document.getPage(place + 1)),
  );
  const readPages = await Promise.all(pages.map(readPage));
  return { document, pages, read: readPages, fonts: new Set(readPages.flatMap(({ fonts }) => fonts)) };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The text of each marked piece of a page, by its id, and its structure. */
async function readPage(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  /** Of each line, in points. */
  const sizes = new Map<string, number>();
  const open: (string | undefined)[] = [];
  let outside = '';
  for (const item of items) {
    if ('str' in item) {
      sizes.set(item.str, Math.round(item.height * 10) / 10);
      const id = open.at(-1);
      if (id === undefined) outside += `${item.str} `;
      else texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? undefined);
  }
  // Fonts are known by name once the page's instructions have been read.
  await page.getOperatorList();
  const fonts = items.flatMap((item) =>
    'str' in item && page.commonObjs.has(item.fontName)
      ? [String(page.commonObjs.get(item.fontName).name)]
      : [],
  );
  return {
    sizes,
    fonts,
    texts,
    outside: outside.replaceAll(/\s+/g, ' '),
    tree: (await page.getStructTree()) as Node,
  };
}

type ReadPage = Awaited<ReturnType<typeof readPage>>;

const toText = ({ texts }: ReadPage, node: Node): string =>
  node.type === 'content'
    ? (texts.get(node.id ?? '') ?? '')
    : (node.children ?? []).map((child) => toText({ texts } as ReadPage, child)).join('');

/** Each text that is marked as another language's. */
function listLangs(page: ReadPage): [lang: string, text: string][] {
  const find = (node: Node): [string, string][] =>
    node.lang === undefined ? (node.children ?? []).flatMap(find) : [[node.lang, toText(page, node).trim()]];
  return find(page.tree);
}

function listByRole(page: ReadPage, role: string): string[] {
  const { tree } = page;
  const find = (node: Node): string[] =>
    node.role === role ? [toText(page, node).trim()] : (node.children ?? []).flatMap(find);
  return find(tree);
}

let made: Awaited<ReturnType<typeof read>>;
beforeAll(async () => {
  made = await read();
});
const listAll = (role: string): string[] => made.read.flatMap((page) => listByRole(page, role));

describe('the document', () => {
  test('says its title, brand and language, and that it is tagged', async () => {
    const { info } = await made.document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Alt om forsikringene mine',
      Author: 'SpareBank 1 Forsikring',
      Language: 'nb-NO',
    });
    expect(await made.document.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await made.document.getOutline()).map(({ title }) => title)).toEqual(listAll('H2'));
  });

  test('has every heading in its structure, in reading order', () => {
    const ord = tekster.nb;
    expect(listAll('H1')).toEqual([ord.dokument.tittel]);
    expect(listAll('H2')).toEqual(
      [
        ord.kunde,
        ord.mangler,
        ord.avtaler,
        ord.betalinger,
        ord.priser,
        ord.tilbud,
        ord.samtykker,
        ord.delinger,
        ord.kilder,
      ].map(({ tittel }) => tittel),
    );
    expect(listAll('H3')).toEqual([
      ord.priser.deler,
      ord.samtykker.na,
      ord.samtykker.historikk,
      `${ord.samtykker.tekst}: Tilbud`,
    ]);
  });

  test('has every table with its headers and each row once, across pages', () => {
    expect(made.pages.length).toBeGreaterThan(2);
    const headers = listAll('TH');
    const { avtaler: ord } = tekster.nb;
    expect(headers).toEqual(expect.arrayContaining([ord.navn, ord.nummer, ord.status, ord.slutt]));
    // Drawn again on each page, and read once.
    expect(headers.filter((text) => text === ord.slutt)).toHaveLength(1);
    const cells = listAll('TD');
    for (let place = 0; place < AVTALER; place += 1)
      expect(cells.filter((text) => text === `Bil ${place} Volvo`)).toHaveLength(1);
    expect(cells).toContain('369 030');
    expect(cells.filter((text) => text === '6 150,50')).toHaveLength(AVTALER);
  });

  test('tells first what is missing, and has text that can be searched and copied', () => {
    const [first] = made.read;
    if (first === undefined) throw new Error('There is no page');
    expect(listByRole(first, 'LBody')).toEqual([`• ${samling.mangler[0]?.tekst.replace('\u00a0', ' ')}.`]);
    expect(listByRole(first, 'TD')).toContain('Lun Ærfugl Østbø Åsen Čálliid');
  });

  test('has the page’s number and the brand at the foot of each, outside the structure', () => {
    for (const [place, { outside }] of made.read.entries())
      expect(outside).toContain(`SpareBank 1 Forsikring Side ${place + 1}`);
  });

  test('draws names with letters that the web’s font lacks, and no soft hyphen', async () => {
    const navn = [
      'Jouni Ánte Ŧuohttá',
      'Oʹhtt Ǩeeʹrjj Ʒâǥǥ',
      'Nguyễn Thị Ngọc',
      'Ştefan Țepeș Łącki',
      'Олена',
    ];
    const { read: pages, fonts } = await read({
      ...samling,
      kunde: { navn: navn.join(', '), adresser: [] },
      avtaler: [
        {
          name: 'Reise\u00adforsikring',
          description: 'Hele\u2011året',
          avtaleStatus: 'ACTIVE',
          systemSource: 'NICE',
        },
      ],
    });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells).toContain(navn.join(', '));
    expect(cells).toContain('Reiseforsikring Hele-året');
    expect([...fonts].some((name) => name.includes('Andika'))).toBe(true);
  });

  test('says where it has letters that no font of it has, and draws no box in silence', async () => {
    const { read: pages, fonts } = await read({
      ...samling,
      avtaler: [],
      selskap: '东方 Forsikring',
      mangler: [{ del: 'AVTALER', grunn: 'SVARTE_IKKE', tidspunkt: laget, tekst: 'livsforsikringene' }],
      kunde: { navn: 'Li \u5c0f\u9f99 \u200fعلي', adresser: [] },
    });
    const { ukjenteTegn } = tekster.nb.dokument;
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells).toContain('Li \ufffd\ufffd \ufffd\ufffd\ufffd');
    const paragraphs = pages.flatMap((page) => listByRole(page, 'P'));
    // Below the company's name, and below the table with the customer's, and nowhere else.
    expect(paragraphs.filter((text) => text === ukjenteTegn)).toHaveLength(2);
    expect(paragraphs.slice(0, 2)).toEqual(['\ufffd\ufffd Forsikring', ukjenteTegn]);
    expect(pages[0]?.outside).toContain('\ufffd\ufffd Forsikring Side 1');
    expect([...fonts].some((name) => name.includes('Andika'))).toBe(true);
    expect(listAll('P')).not.toContain(ukjenteTegn);
  });

  test('draws letters that come in two parts as one, and neither tabs nor marks of direction', async () => {
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      kunde: { navn: 'A\u030ase\tB\u00e6\u200er\u2060', adresser: [] },
    });
    expect(pages.flatMap((page) => listByRole(page, 'TD'))).toContain('Åse Bær');
    expect(pages.flatMap((page) => listByRole(page, 'P'))).not.toContain(tekster.nb.dokument.ukjenteTegn);
  });

  test('names the language of what is not in its own: words of a consent, of systems, names of products', async () => {
    const [endring] = samling.samtykker.historikk;
    if (endring?.tekst === undefined) throw new Error('There are no words');
    const nynorsk = {
      ...endring,
      tekst: { sprak: 'nn', tittel: 'Tilbod', ingress: 'Kan vi?', tekst: 'Vi sender tilbod.' },
    } as const;
    const english = await read({
      ...samling,
      sprak: 'en',
      avtaler: samling.avtaler.slice(0, 2),
      samtykker: { ...samling.samtykker, historikk: [endring, nynorsk] },
    });
    const langs = english.read.flatMap(listLangs);
    expect(langs).toEqual(
      expect.arrayContaining([
        ['nb-NO', samling.selskap],
        ['nb-NO', 'Bil 0 Volvo'],
        ['nb-NO', 'Bil 1'],
        ['nb-NO', 'Hus'],
        ['nb-NO', 'Norsk Pensjon'],
        ['nb-NO', 'Tilbud'],
        ['nb-NO', 'Vi sender deg tilbud.'],
        ['nn-NO', 'Tilbod'],
        ['nn-NO', 'Kan vi?'],
        ['nn-NO', 'Vi sender tilbod.'],
      ]),
    );
    // Our own words beside them are in the document's language.
    const { samtykker: ord } = tekster.en;
    expect(english.read.flatMap((page) => listByRole(page, 'H3'))).toContain(`${ord.tekst}: Tilbod`);
    expect(langs.map(([, text]) => text).join(' ')).not.toContain(ord.tekst);
    expect(made.read.flatMap(listLangs)).toEqual([]);
  });

  test('has the state’s fee on an offer, as its card has', async () => {
    const [hus] = samling.tilbud;
    if (hus === undefined) throw new Error('There is no offer');
    const bil = { ...hus, name: 'Bil', monthlyPrice: 500, detaljer: { tfaMonthly: 262 } };
    const { read: pages } = await read({ ...samling, avtaler: [], tilbud: [bil, hus] });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells[cells.indexOf('Trafikkforsikringsavgift for Bil') + 3]).toBe('262');
    expect(cells).not.toContain('Trafikkforsikringsavgift for Hus');
  });

  test('says which of two cars a fee or a package goes with', async () => {
    const [hus] = samling.tilbud;
    if (hus === undefined) throw new Error('There is no offer');
    const pakke = {
      policyNumber: 'P',
      versionNumber: 1,
      productType: 'X',
      monthlyPrice: 10,
      yearlyPrice: 120,
    };
    const toBil = (description: string) => ({
      ...hus,
      name: 'Bil',
      description,
      detaljer: { tfaMonthly: 262 },
      pakkeTilbud: [pakke],
    });
    const { read: pages } = await read({ ...samling, avtaler: [], tilbud: [toBil('Volvo'), toBil('Tesla')] });
    const { avgift, iPakke } = tekster.nb.tilbud;
    expect(pages.flatMap((page) => listByRole(page, 'TD'))).toEqual(
      expect.arrayContaining(['Bil (Volvo)', 'Bil (Tesla)'].flatMap((navn) => [avgift(navn), iPakke(navn)])),
    );
  });

  test('says that the total is not all, and why the rows do not add up to it', async () => {
    const [bil] = samling.avtaler;
    if (bil === undefined) throw new Error('There is no agreement');
    const soknad = { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' } as const;
    const { read: pages } = await read({ ...samling, avtaler: [bil, soknad] });
    const { avtaler: ord } = tekster.nb;
    expect(pages.flatMap((page) => listByRole(page, 'TD'))).toContain(ord.sumMinst);
    expect(pages.flatMap((page) => listByRole(page, 'P'))).toContain(
      `${ord.underBehandling} ${ord.bareArspris}`,
    );
    const whole = await read({ ...samling, mangler: [], avtaler: [{ ...bil, monthlyPrice: 512.54 }] });
    expect(whole.read.flatMap((page) => listByRole(page, 'TD'))).toContain(ord.sum);
  });

  test('has the last day to decline a renewal, and what an offer is for', async () => {
    const [hus] = samling.tilbud;
    const [pris] = samling.priser;
    if (hus === undefined || pris === undefined) throw new Error('There is no offer, or no price');
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      priser: [{ ...pris, gyldigFra: '2027-05-01', fristForNei: '2027-04-30' }],
      tilbud: [
        { ...hus, name: 'Bil', description: 'Volvo V70' },
        { ...hus, name: 'Bil', description: 'Tesla' },
      ],
    });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells).toEqual(expect.arrayContaining(['30.04.2027', 'Bil Volvo V70', 'Bil Tesla']));
    expect(pages.flatMap((page) => listByRole(page, 'TH'))).toContain(tekster.nb.priser.frist);
  });

  test('has no price of a renewal that will not be', async () => {
    const [bil] = samling.avtaler;
    const [pris] = samling.priser;
    if (bil === undefined || pris === undefined) throw new Error('There is no agreement, or no price');
    const { read: pages } = await read({
      ...samling,
      avtaler: [{ ...bil, policyNumber: '1', avtaleStatus: 'NON_RENEWAL', endDate: '2027-04-30' }],
      priser: [{ ...pris, gyldigFra: '2027-05-01' }],
    });
    expect(pages.flatMap((page) => listByRole(page, 'TD'))).not.toContain('01.05.2027');
    expect(pages.flatMap((page) => listByRole(page, 'P'))).toContain(tekster.nb.priser.ingen);
    expect(pages.flatMap((page) => listByRole(page, 'H3'))).not.toContain(tekster.nb.priser.deler);
  });

  test('has the amounts of the page of costs, and a yes to documents by post as a yes', async () => {
    const [betaling] = samling.betalinger;
    if (betaling === undefined) throw new Error('There is no payment');
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      betalinger: [
        { ...betaling, belop: 500, retning: 'TIL_KUNDEN' },
        { ...betaling, belop: 999, status: 'TILBAKEBETALT' },
      ],
      samtykker: {
        reservasjon: { hasReservasjon: false },
        historikk: [
          {
            slag: 'MARKETING',
            nyVerdi: false,
            tidspunkt: laget,
            selskap: 'Fana',
            utfall: 'BEKREFTET',
            ingenTekst: true,
          },
        ],
      },
    });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells).toEqual(expect.arrayContaining(['-500', '0']));
    expect(cells).not.toContain('999');
    const { samtykkeslag, kunde } = tekster.nb;
    expect(cells[cells.indexOf(samtykkeslag.RESERVASJON) + 1]).toBe(kunde.ja);
    expect(cells).toContain(`${kunde.nei}. ${tekster.nb.samtykker.ingenTekst}`);
  });

  test('asks nobody about post who is not known to the register', async () => {
    const samtykker = { reservasjon: { hasReservasjon: false, ukjent: true }, historikk: [] };
    const { read: pages } = await read({ ...samling, avtaler: [], samtykker });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells[cells.indexOf(tekster.nb.samtykkeslag.RESERVASJON) + 1]).toBe(tekster.nb.samtykker.ukjent);
  });

  test('does not say that nothing was chosen here where that could not be read', async () => {
    const readParagraphs = async (mangler: Samling['mangler']) => {
      const { read: pages } = await read({ ...samling, avtaler: [], mangler, samtykker: { historikk: [] } });
      return pages.flatMap((page) => listByRole(page, 'P'));
    };
    const { ingen, ikkeAlt } = tekster.nb.samtykker;
    const whole = await readParagraphs([]);
    expect([whole.includes(ingen), whole.includes(ikkeAlt)]).toEqual([true, false]);
    const mangel = { del: 'SAMTYKKER', grunn: 'FEILET', tidspunkt: laget, tekst: 'samtykkene' } as const;
    const partly = await readParagraphs([mangel]);
    expect([partly.includes(ingen), partly.includes(ikkeAlt)]).toEqual([false, true]);
  });

  test('has the sharings that no register holds', async () => {
    const egen = { forsikringer: [], formal: 'Vise deg sakene', opplysninger: 'Navn' };
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      delinger: [
        { ...egen, id: 'SPAREBANK', slag: 'SPAREBANK', mottaker: 'Sparebanken din' },
        { ...egen, id: 'SKADESAKER', slag: 'SKADESAKER', mottaker: 'Skadesakene', sist: laget },
      ],
    });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    const { egneDelinger } = tekster.nb;
    expect(cells).toEqual(
      expect.arrayContaining([
        egneDelinger.SPAREBANK.hvilke,
        egneDelinger.SPAREBANK.til,
        egneDelinger.SKADESAKER.til,
        'Skadesakene',
      ]),
    );
    expect(cells.some((text) => /^Sist 21\.11\.2026 kl\.\s14\.02$/.test(text))).toBe(true);
  });

  test('has the law that demands a sharing', async () => {
    const [deling] = samling.delinger;
    if (deling === undefined) throw new Error('There is no sharing');
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      delinger: [{ ...deling, lov: 'Samordningsloven § 3' }],
    });
    expect(pages.flatMap((page) => listByRole(page, 'TD'))).toContain(
      'Hva du får utbetalt Vise pensjonen samlet Samordningsloven § 3',
    );
  });

  test('tells the end of a sharing apart from the day until which it is meant', async () => {
    const [deling] = samling.delinger;
    if (deling === undefined) throw new Error('There is no sharing');
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      delinger: [
        { ...deling, til: '2027-01-31', avsluttet: '2026-09-02' },
        { ...deling, til: '2099-12-31' },
      ],
    });
    const cells = pages.flatMap((page) => listByRole(page, 'TD'));
    expect(cells).toEqual(expect.arrayContaining(['Avsluttet 02.09.2026', '31.12.2099']));
    expect(cells).not.toContain('31.01.2027');
  });

  test('a row that is higher than a page goes on below the table’s head on the next, with nothing lost', async () => {
    const [deling] = samling.delinger;
    if (deling === undefined) throw new Error('There is no sharing');
    const forsikringer = Array.from({ length: 50 }, (_, place) => `Livsforsikring nummer ${place}`);
    const opplysninger = 'Hva du får utbetalt og når. '.repeat(150).trim();
    const { read: pages } = await read({
      ...samling,
      avtaler: [],
      delinger: [{ ...deling, forsikringer, opplysninger, formal: 'Q'.repeat(3000) }],
    });
    const { delinger: ord } = tekster.nb;
    const withIt = pages.filter((page) => /utbetalt|QQ/.test(listByRole(page, 'TD').join(' ')));
    expect(withIt.length).toBeGreaterThan(2);
    for (const page of withIt)
      expect(`${listByRole(page, 'TH').join(' ')} ${page.outside}`).toContain(`${ord.hva} ${ord.fra}`);
    const [first] = withIt;
    if (first === undefined) throw new Error('The row is on no page');
    // The cells beside it stand where it begins.
    expect(listByRole(first, 'TD').map((text) => text.slice(0, 10))).toEqual(
      expect.arrayContaining(['Norsk Pens', 'Livsforsik', 'Hva du får', '01.03.2025']),
    );
    const drawn = pages
      .flatMap((page) => listByRole(page, 'TD'))
      .join(' ')
      .replaceAll(/\s+/g, '');
    for (const [of, word, times] of [
      ['the sharing', 'utbetalt', 150],
      ['its purpose', 'Q', 3000],
      ['its insurances', 'nummer', 50],
    ] as const)
      expect(drawn.split(word).length - 1, of).toBe(times);
  });

  test('goes on in the same letters where a text goes on to the next page', async () => {
    const tekst = 'Vi sender deg tilbud om det du ikke har. '.repeat(300).trim();
    const { read: pages } = await read({
      ...samling,
      samtykker: {
        historikk: [
          {
            slag: 'MARKETING',
            nyVerdi: true,
            tidspunkt: laget,
            selskap: 'Fana',
            tekst: { sprak: 'nb', tittel: 'Tilbud', ingress: '', tekst },
          },
        ],
      },
    });
    const sizes = pages.flatMap(({ sizes: of }) =>
      [...of].filter(([text]) => text.includes('tilbud om det')),
    );
    expect(new Set(sizes.map(([, size]) => size))).toEqual(new Set([10]));
    const pagesWithIt = pages.filter(({ sizes: of }) =>
      [...of.keys()].some((text) => text.includes('tilbud om det')),
    );
    expect(pagesWithIt.length).toBeGreaterThan(1);
  });

  test('is drawn no further when its reader has left', async () => {
    const document = toPdf(samling, { strong: '#0b3b8f', soft: '#dce9f8' });
    const addPage = vi.spyOn(document as Readable & { addPage: () => void }, 'addPage');
    document.destroy();
    // More than a whole document takes.
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(addPage).not.toHaveBeenCalled();
  });

  test('is there in each language, and with nothing to tell', async () => {
    const nothing = { avtaler: [], priser: [], betalinger: [], tilbud: [], mangler: [], kilder: [], sum: {} };
    const english = await read({ ...samling, ...nothing, sprak: 'en', samtykker: { historikk: [] } });
    const { info } = await english.document.getMetadata();
    expect(info).toMatchObject({ Title: tekster.en.dokument.tittel, Language: 'en-GB' });
    const paragraphs = english.read.flatMap((page) => listByRole(page, 'P'));
    expect(paragraphs).toEqual(expect.arrayContaining([tekster.en.mangler.ingen, tekster.en.avtaler.ingen]));
  });
});

test.each([
  [
    '--color-strong: light-dark(#0b3b8f, #a9cbff); --color-soft: light-dark(#dce9f8, #1a3462);',
    '#0b3b8f',
    '#dce9f8',
  ],
  [
    '--color-strong:var(--lightningcss-light,#0b3b8f)var(--lightningcss-dark,#a9cbff);--color-soft:var(--lightningcss-light,#abc)var(--lightningcss-dark,#123)',
    '#0b3b8f',
    '#abc',
  ],
  ['', '#1d1d1d', '#eeeeee'],
])('the brand’s light colours are read from %s', (theme, strong, soft) => {
  expect(readFarger(theme)).toEqual({ strong, soft });
});
