import { expect, test } from 'vitest';

import { tekster as filord } from '../../server/src/features/last-ned/tekster.ts';
import { tekster as dataEn } from '../../web/src/features/data/tekster.en.ts';
import { tekster as dataNb } from '../../web/src/features/data/tekster.nb.ts';
import { tekster as dataNn } from '../../web/src/features/data/tekster.nn.ts';

/** What a customer has seen on a page is found again in the file under the same name. */
test.each([
  ['nb', dataNb],
  ['nn', dataNn],
  ['en', dataEn],
] as const)('in %s the files have the words of the page for what is shared and chosen', (sprak, data) => {
  const fil = filord[sprak];
  expect(fil.delinger.tittel).toBe(data.delinger.tittel);
  expect(fil.samtykker.tittel).toBe(data.valg.tittel);
  expect(fil.samtykker.ingenTekst).toBe(data.valg.ingenOrdlyd);
});
