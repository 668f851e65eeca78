import { expect, test } from 'vitest';

import { tekster as filord } from '../../server/src/features/last-ned/tekster.ts';
import { tekster as dataEn } from '../../web/src/features/data/tekster.en.ts';
import { tekster as dataNb } from '../../web/src/features/data/tekster.nb.ts';
import { tekster as dataNn } from '../../web/src/features/data/tekster.nn.ts';
import { tekster as lastNedEn } from '../../web/src/features/last-ned/tekster.en.ts';
import { tekster as lastNedNb } from '../../web/src/features/last-ned/tekster.nb.ts';
import { tekster as lastNedNn } from '../../web/src/features/last-ned/tekster.nn.ts';

/** What a customer has seen on a page is found again in the file under the same name. */
test.each([
  ['nb', dataNb, lastNedNb],
  ['nn', dataNn, lastNedNn],
  ['en', dataEn, lastNedEn],
] as const)('in %s the files have the words of the pages', (sprak, data, lastNed) => {
  const fil = filord[sprak];
  expect(lastNed.valg.pdf.tittel).toBe(`${fil.dokument.tittel} (PDF)`);
  expect(fil.delinger.tittel).toBe(data.delinger.tittel);
  expect(fil.samtykker.tittel).toBe(data.valg.tittel);
  expect(fil.delinger.avsluttet('1')).toBe(data.delinger.avsluttede.avsluttet('1'));
  expect(fil.samtykker.ingenTekst).toBe(data.valg.ingenOrdlyd);
});
