import { describe, expect, test } from 'vitest';

import { tekster as filord } from '../../server/src/features/last-ned/tekster.ts';
import { deltekster as delEn } from '../../web/src/features/kostnader/deltekster.en.ts';
import { deltekster as delNb } from '../../web/src/features/kostnader/deltekster.nb.ts';
import { deltekster as delNn } from '../../web/src/features/kostnader/deltekster.nn.ts';
import { tekster as dataEn } from '../../web/src/features/data/tekster.en.ts';
import { tekster as dataNb } from '../../web/src/features/data/tekster.nb.ts';
import { tekster as dataNn } from '../../web/src/features/data/tekster.nn.ts';
import { tekster as kostnaderEn } from '../../web/src/features/kostnader/tekster.en.ts';
import { tekster as kostnaderNb } from '../../web/src/features/kostnader/tekster.nb.ts';
import { tekster as kostnaderNn } from '../../web/src/features/kostnader/tekster.nn.ts';
import { tekster as lastNedEn } from '../../web/src/features/last-ned/tekster.en.ts';
import { tekster as lastNedNb } from '../../web/src/features/last-ned/tekster.nb.ts';
import { tekster as lastNedNn } from '../../web/src/features/last-ned/tekster.nn.ts';

/** What a customer has seen on a page is found again in the file under the same name. */
describe.each([
  ['nb', delNb, kostnaderNb, dataNb, lastNedNb],
  ['nn', delNn, kostnaderNn, dataNn, lastNedNn],
  ['en', delEn, kostnaderEn, dataEn, lastNedEn],
] as const)('in %s the files have the words of the pages', (sprak, deler, kostnader, data, lastNed) => {
  const fil = filord[sprak];
  test('for the parts of a price', () => {
    expect(fil.prisdeler).toEqual(
      Object.fromEntries(Object.entries(deler).map(([kode, { navn }]) => [kode, navn])),
    );
  });

  test('for payments', () => {
    expect(fil.betalinger.statuser).toEqual(kostnader.ar.status);
    expect(fil.betalinger.tilDeg).toBe(kostnader.ar.tilDeg);
  });

  test('for the document itself', () => {
    expect(lastNed.valg.pdf.tittel).toBe(`${fil.dokument.tittel} (PDF)`);
  });

  test('for what is shared and chosen', () => {
    expect(fil.delinger.tittel).toBe(data.delinger.tittel);
    expect(fil.samtykker.tittel).toBe(data.valg.tittel);
    expect(fil.delinger.avsluttet('1')).toBe(data.delinger.avsluttede.avsluttet('1'));
    expect(fil.samtykker.ingenTekst).toBe(data.valg.ingenOrdlyd);
  });
});
