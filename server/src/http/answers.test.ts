import path from 'node:path';

import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { readDistributors } from '../config/distributors.ts';
import { createAnswers } from './answers.ts';
import { type CustomerContext, defineQuery, type RequestContext } from './queries.ts';
const distributor = readDistributors(path.resolve(import.meta.dirname, '../../config')).forHost('localhost');
const visitor: RequestContext = {
  distributor,
  host: 'localhost',
  isEmbedded: false,
  correlationId: '7F3K-2Q9M',
  session: undefined,
  report: () => undefined,
};
const makeCustomer = (fodselsnummer: string): CustomerContext => ({
  ...visitor,
  session: {
    publicId: fodselsnummer,
    customer: { fodselsnummer },
    distributor: 'none',
    loginContext: 'ÅPEN',
    expiresIn: 900,
    formToken: 'x',
  },
});
const standard = makeCustomer('14838430121');
const loMedlem = makeCustomer('02917931081');

/** A query with a parameter, and what it was asked; every answer waits for `release`. */
function createScene() {
  const asked: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  const query = defineQuery({
    name: 'getProduktanbefaling',
    access: 'customer',
    summary: '',
    parameters: z.object({ produkt: z.string().regex(/^[A-Z]+$/) }),
    schema: z.object({
      scores: z.array(z.never()),
      controlgroup: z.boolean(),
      fallback: z.boolean(),
    }),
    handle: async ({ session }, { produkt }) => {
      asked.push(`${session.customer.fodselsnummer} ${produkt}`);
      await gate;
      return { scores: [], controlgroup: produkt === 'BIL', fallback: false };
    },
  });
  return { asked, query, release, answers: createAnswers([query], () => undefined) };
}

describe('a query with parameters', () => {
  test('those who ask the same share an answer; another parameter, or another customer, is another question', async () => {
    const { asked, query, release, answers } = createScene();
    const all = Promise.all([
      answers.get(query, { produkt: 'BIL' }, standard),
      answers.get(query, { produkt: 'BIL', utm: 'a link’s own' }, standard),
      answers.settle(['getProduktanbefaling', { produkt: 'BIL' }], standard),
      answers.get(query, { produkt: 'HUS' }, standard),
      answers.get(query, { produkt: 'BIL' }, loMedlem),
    ]);
    release();
    const [first, second, page, hus] = await all;
    expect(asked).toEqual(['14838430121 BIL', '14838430121 HUS', '02917931081 BIL']);
    expect(second).toBe(first);
    expect(page).toEqual({ state: 'ok', value: first });
    expect(hus).toMatchObject({ controlgroup: false });
  });

  test('a parameter that is wrong is refused before anybody is asked', async () => {
    const { asked, query, answers } = createScene();
    for (const sent of [undefined, {}, { produkt: 'bil' }, { produkt: ['BIL', 'HUS'] }])
      await expect(answers.get(query, sent, standard)).rejects.toMatchObject({ code: 'UGYLDIG_FORESPORSEL' });
    const settled = await answers.settle(['getProduktanbefaling'], standard);
    expect(settled).toMatchObject({ state: 'failed', status: 400 });
    expect(asked).toEqual([]);
  });

  test('a visitor is told to log in, whatever was asked', async () => {
    const { query, answers } = createScene();
    for (const sent of [{ produkt: 'BIL' }, {}])
      await expect(answers.get(query, sent, visitor)).rejects.toMatchObject({ code: 'IKKE_INNLOGGET' });
  });
});
