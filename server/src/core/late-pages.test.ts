import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { createCustomerContext, distributors, visitor } from '../testing/contexts.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { createAnswers } from './answers.ts';
import { PortalError } from './errors.ts';
import { defineQuery, type RequestContext } from './queries.ts';

const standard = createCustomerContext();
/** The portal with one source, which numbers its answers; after `fail` every call fails. */
function createScene() {
  let calls = 0;
  let isDown = false;
  const query = defineQuery({
    name: 'getHelseerklaering',
    access: 'customer',
    summary: '',
    schema: z.object({ count: z.number() }),
    handle: async () => {
      calls += 1;
      if (isDown) throw new PortalError('KILDE_SVARER_IKKE');
      return { count: calls };
    },
  });
  const answers = createAnswers([query], () => undefined);
  const ask = (context: RequestContext, isComplete: boolean) => {
    const page = answers.openPage(context, { isComplete });
    return { settled: page.settle(['getHelseerklaering']), close: page.close };
  };
  return {
    answers,
    query,
    countCalls: () => calls,
    fail: () => {
      isDown = true;
    },
    /** Opens a page; `isLate`: it was sent with sections missing. */
    open: async (isLate: boolean, context: RequestContext = standard) => {
      const { settled, close } = ask(context, false);
      const answer = await settled;
      close(isLate);
      return answer;
    },
    openWhole: (context: RequestContext = standard) => ask(context, true).settled,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the complete version of a late page', () => {
  test('reuses the late page’s answers, without new calls', async () => {
    const { open, openWhole, countCalls } = createScene();
    const answer = await open(true);
    expect(await openWhole()).toBe(answer);
    expect(countCalls()).toBe(1);
  });

  test('asks again when the language has been changed meanwhile', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    await openWhole({ ...standard, sprak: 'en' });
    expect(countCalls()).toBe(2);
  });

  test('reuses its failures too: a hanging source is waited for once', async () => {
    const { open, openWhole, countCalls, fail } = createScene();
    fail();
    expect(await open(true)).toMatchObject({ state: 'failed', status: 504 });
    expect(await openWhole()).toMatchObject({ state: 'failed', status: 504 });
    expect(countCalls()).toBe(1);
  });

  test('reuses them once: loading it again asks again', async () => {
    const { open, openWhole } = createScene();
    const answer = await open(true);
    await openWhole();
    expect(await openWhole()).not.toEqual(answer);
  });

  test('asks again after a write, also when the write came before the late page had ended', async () => {
    const { answers, open, openWhole, countCalls } = createScene();
    await open(true);
    answers.detach(standard);
    expect(await openWhole()).toEqual({ state: 'ok', value: { count: 2 } });

    const page = answers.openPage(standard);
    await page.settle(['getHelseerklaering']);
    answers.detach(createCustomerContext({ publicId: 'the same customer elsewhere' }));
    page.close(true);
    await openWhole();
    expect(countCalls()).toBe(4);
  });

  test('asks again after a write in another process', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    const usedAt = new Date(standard.session.askedAt.getTime() + 1);
    await openWhole({ ...standard, session: { ...standard.session, usedAt } });
    expect(countCalls()).toBe(2);
  });

  test.each([
    ['another customer', createCustomerContext({ customer: { fodselsnummer: fodselsnumre.loMedlem } })],
    ['another visit of the same customer', createCustomerContext({ publicId: 'another visit' })],
    ['another way in', createCustomerContext({ loginContext: 'NETTBANK' })],
    ['another bank', createCustomerContext({ loginBankplassRegisterNummer: '0502' })],
    ['another brand', { ...standard, distributor: distributors.forHost('sb1.localhost') }],
  ])('%s never sees them', async (_, other) => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    expect(await openWhole(other)).toEqual({ state: 'ok', value: { count: 2 } });
    // The answers are still there for their owner.
    expect(await openWhole()).toEqual({ state: 'ok', value: { count: 1 } });
    expect(countCalls()).toBe(2);
  });

  test('a visitor is told to log in', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    expect(await openWhole(visitor)).toMatchObject({ state: 'failed', status: 401 });
    expect(countCalls()).toBe(1);
  });
});

describe('the kept answers of a late page', () => {
  test('are only for its complete version: another page and the JSON routes ask again', async () => {
    const { answers, query, open } = createScene();
    const first = await open(true);
    expect(await open(true)).not.toEqual(first);
    expect(await answers.get(query, {}, standard)).toEqual({ count: 3 });
  });

  test('are dropped after three seconds', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    vi.advanceTimersByTime(3000);
    await openWhole();
    expect(countCalls()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are not kept when the page was sent complete', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(false);
    expect(vi.getTimerCount()).toBe(0);
    await openWhole();
    expect(countCalls()).toBe(2);
  });

  test('are kept for a limited number of pages', async () => {
    const { open } = createScene();
    for (let visit = 0; visit < 1100; visit += 1)
      await open(true, createCustomerContext({ customer: { fodselsnummer: String(visit) } }));
    expect(vi.getTimerCount()).toBe(1000);
  });
});
