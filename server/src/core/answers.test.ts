import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { innloggingerSchema } from '@portal/contract/innlogginger.ts';

import { createCustomerContext, distributors, visitor } from '../testing/contexts.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { createAnswers } from './answers.ts';
import { type CustomerContext, defineQuery } from './queries.ts';

const makeCustomer = (fodselsnummer: string): CustomerContext =>
  createCustomerContext({ publicId: fodselsnummer, customer: { fodselsnummer } });
const standard = makeCustomer(fodselsnumre.standard);
const loMedlem = makeCustomer(fodselsnumre.loMedlem);

/** A query with a parameter, and a record of its calls. Every answer waits for `release`. */
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
  test('the same question shares an answer; another parameter or another customer does not', async () => {
    const { asked, query, release, answers } = createScene();
    const all = Promise.all([
      answers.get(query, { produkt: 'BIL' }, standard),
      answers.get(query, { produkt: 'BIL', utm: 'a link’s own' }, standard),
      answers.openPage(standard).settle(['getProduktanbefaling', { produkt: 'BIL' }]),
      answers.get(query, { produkt: 'HUS' }, standard),
      answers.get(query, { produkt: 'BIL' }, loMedlem),
    ]);
    release();
    const [first, second, page, hus] = await all;
    expect(asked).toEqual([
      `${fodselsnumre.standard} BIL`,
      `${fodselsnumre.standard} HUS`,
      `${fodselsnumre.loMedlem} BIL`,
    ]);
    expect(second).toBe(first);
    expect(page).toEqual({ state: 'ok', value: first });
    expect(hus).toMatchObject({ controlgroup: false });
  });

  test('a parameter that is wrong is refused before anybody is asked', async () => {
    const { asked, query, answers } = createScene();
    for (const sent of [undefined, {}, { produkt: 'bil' }, { produkt: ['BIL', 'HUS'] }])
      await expect(answers.get(query, sent, standard)).rejects.toMatchObject({ code: 'UGYLDIG_FORESPORSEL' });
    const settled = await answers.openPage(standard).settle(['getProduktanbefaling']);
    expect(settled).toMatchObject({ state: 'failed', status: 400 });
    expect(asked).toEqual([]);
  });

  test('a visitor is told to log in, whatever was asked', async () => {
    const { query, answers } = createScene();
    for (const sent of [{ produkt: 'BIL' }, {}])
      await expect(answers.get(query, sent, visitor)).rejects.toMatchObject({ code: 'IKKE_INNLOGGET' });
  });
});

describe('answers under way', () => {
  const own = (changes: Partial<CustomerContext['session']>): CustomerContext => ({
    ...standard,
    session: { ...standard.session, ...changes },
  });

  test('are shared only by the same customer, brand, login context and language', async () => {
    const { asked, query, release, answers } = createScene();
    const all = Promise.all(
      [
        standard,
        own({ publicId: 'another visit of the same customer' }),
        { ...standard, distributor: distributors.forHost('sb1.localhost') },
        own({ loginContext: 'NETTBANK' }),
        own({ loginBankplassRegisterNummer: '0502' }),
        { ...standard, sprak: 'nn' as const },
      ].map((context) => answers.get(query, { produkt: 'BIL' }, context)),
    );
    release();
    const [first, second, ...others] = await all;
    expect(asked).toHaveLength(5);
    expect(second).toBe(first);
    for (const other of others) expect(other).not.toBe(first);
  });

  test('of a query about the session itself are shared within it only, and let go with the rest', async () => {
    const query = defineQuery({
      name: 'getInnlogginger',
      access: 'customer',
      perSession: true,
      summary: '',
      schema: innloggingerSchema,
      handle: async () => ({ innlogginger: [], kreverNyInnlogging: false }),
    });
    const answers = createAnswers([query], () => undefined);
    const ask = (publicId: string) => answers.get(query, {}, own({ publicId }));
    const before = [ask('telephone'), ask('computer'), ask('telephone')];
    answers.detach(own({ publicId: 'computer' }));
    const [telephone, computer, telephoneAgain, telephoneAfter] = await Promise.all([
      ...before,
      ask('telephone'),
    ]);
    expect(computer).not.toBe(telephone);
    expect(telephoneAgain).toBe(telephone);
    expect(telephoneAfter).not.toBe(telephone);
  });

  test('report sharing: which request joined which', async () => {
    const { query, release } = createScene();
    const shared: string[][] = [];
    const answers = createAnswers([query], () => undefined, {
      onShared: (...references) => void shared.push(references),
    });
    const all = Promise.all(
      ['first', 'second', 'first'].map((correlationId) =>
        answers.get(query, { produkt: 'BIL' }, { ...standard, correlationId }),
      ),
    );
    release();
    await all;
    expect(shared).toEqual([['second', 'first']]);
  });

  test('are not cached: a later request is answered anew', async () => {
    const { asked, query, release, answers } = createScene();
    release();
    await answers.get(query, { produkt: 'BIL' }, standard);
    await answers.get(query, { produkt: 'BIL' }, standard);
    expect(asked).toHaveLength(2);
  });

  test('are detached by a write, for this customer only: later requests do not join them', async () => {
    const { asked, query, release, answers } = createScene();
    const ask = (context: CustomerContext) => answers.get(query, { produkt: 'BIL' }, context);
    const before = [ask(standard), ask(loMedlem)];
    answers.detach(standard);
    const after = [ask(standard), ask(standard), ask(loMedlem)];
    expect(asked).toHaveLength(3);
    release();
    const [mine, theirs] = await Promise.all(before);
    const [mineAfter, mineAgain, theirsAfter] = await Promise.all(after);
    expect(mineAfter).not.toBe(mine);
    expect(mineAgain).toBe(mineAfter);
    expect(theirsAfter).toBe(theirs);
  });

  test('are not joined by whoever has written since they began, in another process', async () => {
    const { asked, query, release, answers } = createScene();
    const at = (askedAt: number, usedAt: number) =>
      own({ askedAt: new Date(askedAt), usedAt: new Date(usedAt) });
    const all = [
      at(1000, 500),
      // The first request's own use.
      at(2000, 1000),
      at(4000, 3000),
      at(5000, 3000),
    ].map((context) => answers.get(query, { produkt: 'BIL' }, context));
    release();
    const [first, joining, afterWrite, joiningThat] = await Promise.all(all);
    expect(asked).toHaveLength(2);
    expect(joining).toBe(first);
    expect(afterWrite).not.toBe(first);
    expect(joiningThat).toBe(afterWrite);
  });

  test('fail for all who share them; the next request asks again', async () => {
    let calls = 0;
    const query = defineQuery({
      name: 'getHelseerklaering',
      access: 'customer',
      summary: '',
      schema: z.object({ count: z.number() }),
      handle: async () => {
        calls += 1;
        if (calls === 1) throw new Error('Nede');
        return { count: calls };
      },
    });
    const errors: unknown[] = [];
    const answers = createAnswers([query], (error) => errors.push(error));
    const [first, second] = await Promise.all([
      answers.openPage(standard).settle(['getHelseerklaering']),
      answers.openPage(standard).settle(['getHelseerklaering']),
    ]);
    for (const failed of [first, second]) {
      expect(failed).toMatchObject({ state: 'failed', status: 500, body: { correlationId: '7F3K-2Q9M' } });
      expect(JSON.stringify(failed)).not.toContain('Nede');
    }
    expect(errors).toHaveLength(2);
    expect(await answers.openPage(standard).settle(['getHelseerklaering'])).toEqual({
      state: 'ok',
      value: { count: 2 },
    });
  });
});
