import { setImmediate as turn } from 'node:timers/promises';

import Pdf from 'pdfkit';

import type { Samling } from '@portal/contract/samling.ts';
import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { tekster } from '../tekster.ts';
import { chooseFont, fonter, toDrawable, UKJENT_TEGN, type Vekt } from './fonter.ts';

/** Of the brand, light. */
export interface Farger {
  /** Headings and lines; readable on white. */
  strong: string;
  /** Behind the heads of tables; text is readable on it. */
  soft: string;
}

export type Dokument = InstanceType<typeof Pdf>;
type Element = ReturnType<Dokument['struct']>;
/** The types of the library lack what a header is the header of. */
type ElementOptions = NonNullable<Parameters<Dokument['struct']>[1]> & { scope?: 'Column' | 'Row' };
type Overskrift = 'H1' | 'H2' | 'H3';

/** Text of a language that is not the document's, which a screen reader is told: a source's words, or a consent's. */
interface Fremmed {
  tekst: string;
  sprak: Sprak;
}
type Celle = string | Fremmed;
/** What a source system, a bank or a brand calls something. */
export const norsk = (tekst: string): Fremmed => ({ tekst, sprak: STANDARD_SPRAK });
const toTekst = (celle: Celle): string => (typeof celle === 'string' ? celle : celle.tekst);
const toLang = (sprak: Sprak): string => (sprak === 'en' ? 'en-GB' : `${sprak}-NO`);

export interface Kolonne {
  tittel: string;
  /** Share of the page's width. */
  bredde: number;
  erTall?: boolean;
}

/** In points. */
const MARGIN = 48;
const CELL = { x: 6, y: 4 };
const SIZES = { H1: 24, H2: 15, H3: 11.5, text: 10, table: 9, small: 8 } as const;
const INK = '#1d1d1d';
const MUTED = '#555555';
const LINE = '#d5d5d5';
/** Between so many rows, and at each new page, others are served: drawing a row takes about a millisecond. */
const ROWS_AT_ONCE = 10;
/** A heading stands with at least so much below it. */
const HEADING_ROOM = 90;

/**
 * A tagged document: what is drawn is text of its structure, in reading order, or an artifact, which a screen reader
 * leaves out.
 */
export function createTegner({ sprak, selskap }: Samling, farger: Farger) {
  const { dokument } = tekster[sprak];
  const doc = new Pdf({
    size: 'A4',
    margins: { top: 64, bottom: 60, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: toLang(sprak),
    displayTitle: true,
    info: { Title: dokument.tittel, Author: selskap, Creator: selskap, Producer: selskap },
    font: fonter.vanlig,
    autoFirstPage: false,
  });
  for (const [name, file] of Object.entries(fonter)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let pages = 0;
  const width = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - doc.page.margins.bottom;

  /** What is written with now. A page may begin in the middle of a text, which goes on as it was. */
  let pen = { font: 'vanlig', size: SIZES.text as number, colour: INK };
  function take(change: Partial<typeof pen>): Dokument {
    pen = { ...pen, ...change };
    return doc.font(pen.font).fontSize(pen.size).fillColor(pen.colour);
  }

  doc.on('pageAdded', () => {
    pages += 1;
    artifact(() => {
      doc.rect(0, 0, doc.page.width, 8).fill(farger.strong);
    }, 'Layout');
    artifact(() => {
      const { margins, height } = doc.page;
      // Otherwise text below the margin begins a page.
      margins.bottom = 0;
      const navn = toDrawable(selskap);
      doc.font(chooseFont(navn, 'vanlig')).fontSize(SIZES.small).fillColor(MUTED);
      const at = height - 38;
      doc.text(navn, MARGIN, at, { lineBreak: false });
      doc
        .font('vanlig')
        .text(dokument.side(pages), MARGIN, at, { width: width(), align: 'right', lineBreak: false });
      margins.bottom = 60;
    }, 'Pagination');
    take({});
    doc.x = MARGIN;
    doc.y = doc.page.margins.top;
  });

  /** Others are served before it goes on. */
  async function letOthers(): Promise<void> {
    await turn();
    if (doc.destroyed) throw new Error('The reader left');
  }

  function artifact(draw: () => void, type: 'Layout' | 'Pagination'): void {
    doc.markContent('Artifact', type === 'Layout' ? { type } : { type, attached: ['Bottom'] });
    draw();
    doc.endMarkedContent();
  }

  /** Something has been drawn since the last explanation that neither font has a letter for. */
  let lacksTegn = false;
  function toDrawn(given: string): string {
    const text = toDrawable(given);
    lacksTegn ||= text.includes(UKJENT_TEGN);
    return text;
  }

  /** Right below what it explains, since nobody knows at the first page what the last will have. */
  function explainUkjenteTegn(): void {
    if (!lacksTegn) return;
    take({ font: 'vanlig-reserve', size: SIZES.table, colour: MUTED });
    if (doc.y + doc.currentLineHeight(true) > bottom()) doc.addPage();
    write('P', dokument.ukjenteTegn, 'vanlig');
    lacksTegn = false;
    doc.y += 3;
  }

  /** Of the element whose text is in another language than the document. */
  const ofSprak = (celle: Celle): ElementOptions =>
    typeof celle === 'string' || celle.sprak === sprak ? {} : { lang: toLang(celle.sprak) };

  /** Text of the structure, below what was drawn last; its parts stand in one line, each in its language. */
  function write(tag: string, given: Celle | readonly Celle[], vekt: Vekt, parent: Element = root): void {
    const deler = isSeveral(given) ? given : [given];
    const [first = ''] = deler;
    const element = doc.struct(tag, deler.length === 1 ? ofSprak(first) : {});
    parent.add(element);
    for (const [place, del] of deler.entries()) {
      const text = toDrawn(toTekst(del));
      const inner = deler.length === 1 || typeof del === 'string' ? undefined : 'Span';
      const content = doc.markStructureContent(inner ?? tag);
      take({ font: chooseFont(text, vekt) });
      const options = { width: width(), continued: place < deler.length - 1 };
      if (place === 0) doc.text(text, MARGIN, doc.y, options);
      else doc.text(text, options);
      doc.endMarkedContent();
      element.add(inner === undefined ? content : doc.struct(inner, ofSprak(del), [content]));
    }
    element.end();
  }

  const measureCell = (text: string, kolonne: Kolonne | undefined, vekt: Vekt): number =>
    take({ font: chooseFont(text, vekt) }).heightOfString(text === '' ? ' ' : text, {
      width: innerWidth(kolonne),
    });
  const measure = (row: readonly string[], kolonner: readonly Kolonne[], vekt: Vekt): number =>
    Math.max(...row.map((text, place) => measureCell(text, kolonner[place], vekt))) + 2 * CELL.y;
  const innerWidth = (kolonne: Kolonne | undefined): number => (kolonne?.bredde ?? 0) * width() - 2 * CELL.x;

  /**
   * A row as one or more, none higher than a page below the table's head: otherwise the library would begin a page in
   * the middle of a cell, and draw the cells beside it on that page.
   */
  function* breakRow(row: readonly string[], kolonner: readonly Kolonne[], vekt: Vekt) {
    const titler = kolonner.map(({ tittel }) => tittel);
    const room = bottom() - doc.page.margins.top - measure(titler, kolonner, 'fet') - 2 * CELL.y;
    let left = [...row];
    while (left.some((text) => text !== '')) {
      const ends = left.map((text, place) =>
        findEnd(text, (part) => measureCell(part, kolonner[place], vekt) <= room),
      );
      yield left.map((text, place) => text.slice(0, ends[place]));
      left = left.map((text, place) => text.slice(ends[place]));
    }
  }

  function drawCells(
    kolonner: readonly Kolonne[],
    row: readonly string[],
    vekt: Vekt,
    each: (text: string, place: number, draw: () => void) => void,
  ): void {
    const top = doc.y;
    const height = measure(row, kolonner, vekt);
    let left = MARGIN;
    for (const [place, kolonne] of kolonner.entries()) {
      const x = left + CELL.x;
      const text = row[place] ?? '';
      each(text, place, () => {
        take({ font: chooseFont(text, vekt) }).text(text, x, top + CELL.y, {
          width: innerWidth(kolonne),
          align: kolonne.erTall === true ? 'right' : 'left',
        });
      });
      left += kolonne.bredde * width();
    }
    doc.x = MARGIN;
    doc.y = top + height;
  }

  function fillHead(kolonner: readonly Kolonne[]): string[] {
    const titler = kolonner.map(({ tittel }) => tittel);
    take({ size: SIZES.table, colour: INK });
    const height = measure(titler, kolonner, 'fet');
    artifact(() => {
      doc.rect(MARGIN, doc.y, width(), height).fill(farger.soft);
    }, 'Layout');
    take({});
    return titler;
  }

  function underline(): void {
    artifact(() => {
      doc
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + width(), doc.y)
        .lineWidth(0.5)
        .stroke(LINE);
    }, 'Layout');
  }

  return {
    doc,

    /** @param mer what follows in the same line, in a language of its own */
    heading(tag: Overskrift, text: string, mer?: Fremmed): void {
      if (pages === 0 || doc.y + HEADING_ROOM > bottom()) doc.addPage();
      else if (tag !== 'H1') doc.y += tag === 'H2' ? 18 : 10;
      take({ size: SIZES[tag], colour: tag === 'H3' ? INK : farger.strong });
      write(tag, mer === undefined ? text : [text, mer], 'fet');
      if (tag === 'H2') doc.outline.addItem(text);
      doc.y += tag === 'H1' ? 4 : 5;
    },

    paragraph(text: Celle): void {
      take({ font: 'vanlig', size: SIZES.text, colour: INK });
      if (doc.y + doc.currentLineHeight(true) > bottom()) doc.addPage();
      write('P', text, 'vanlig');
      doc.y += 3;
      explainUkjenteTegn();
    },

    list(items: readonly string[]): void {
      const list = doc.struct('L');
      root.add(list);
      for (const text of items) {
        take({ size: SIZES.text, colour: INK });
        const item = doc.struct('LI');
        list.add(item);
        write('LBody', `\u2022 ${text}`, 'vanlig', item);
        item.end();
      }
      list.end();
      explainUkjenteTegn();
    },

    /**
     * @param options.radhode the first cell of each row is its header
     * @param options.siste the last row is the sum
     */
    async table(
      kolonner: readonly Kolonne[],
      rader: readonly (readonly Celle[])[],
      { radhode = false, siste = false }: { radhode?: boolean; siste?: boolean } = {},
    ): Promise<void> {
      const table = doc.struct('Table');
      root.add(table);
      const addRow = (row: readonly string[], vekt: Vekt, given?: readonly Celle[]): void => {
        const isHead = given === undefined;
        const tr = doc.struct('TR');
        table.add(tr);
        drawCells(kolonner, row, vekt, (_text, place, draw) => {
          const scope = isHead ? 'Column' : radhode && place === 0 ? 'Row' : undefined;
          const tag = scope === undefined ? 'TD' : 'TH';
          const content = doc.markStructureContent(tag);
          draw();
          doc.endMarkedContent();
          const options: ElementOptions = {
            ...(scope !== undefined && { scope }),
            ...ofSprak(given?.[place] ?? ''),
          };
          tr.add(doc.struct(tag, options, [content]));
        });
        tr.end();
      };
      addRow(fillHead(kolonner), 'fet');
      for (const [place, given] of rader.entries()) {
        const vekt = siste && place === rader.length - 1 ? 'fet' : 'vanlig';
        if (place % ROWS_AT_ONCE === 0) await letOthers();
        for (const rad of breakRow(
          given.map((celle) => toDrawn(toTekst(celle))),
          kolonner,
          vekt,
        )) {
          if (doc.y + measure(rad, kolonner, vekt) > bottom()) {
            await letOthers();
            doc.addPage();
            // The same head again, for the eye alone.
            const titler = fillHead(kolonner);
            artifact(() => drawCells(kolonner, titler, 'fet', (_text, _place, draw) => draw()), 'Layout');
          }
          addRow(rad, vekt, given);
        }
        underline();
      }
      table.end();
      doc.y += 4;
      explainUkjenteTegn();
    },

    end(): void {
      root.end();
      doc.end();
    },
  };
}

const isSeveral = (given: Celle | readonly Celle[]): given is readonly Celle[] => Array.isArray(given);

/** How much of a text has room: to the end of a word, where a whole one has. */
function findEnd(text: string, hasRoom: (part: string) => boolean): number {
  let most = 128;
  while (most < text.length && hasRoom(text.slice(0, most))) most *= 2;
  if (most >= text.length && hasRoom(text)) return text.length;
  let end = 1;
  most = Math.min(most, text.length);
  while (most - end > 1) {
    const middle = Math.floor((end + most) / 2);
    if (hasRoom(text.slice(0, middle))) end = middle;
    else most = middle;
  }
  const space = text.lastIndexOf(' ', end - 1);
  return space > 0 ? space + 1 : end;
}

export type Tegner = ReturnType<typeof createTegner>;
