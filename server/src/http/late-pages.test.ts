import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { readDistributors } from '../config/distributors.ts';
import { createAnswers } from './answers.ts';
import { PortalError } from './errors.ts';
import { type CustomerContext, defineQuery, type RequestContext } from './queries.ts';

const distributors = readDistributors(path.resolve(import.meta.dirname, '../../config'));
const session: CustomerContext['session'] = {
  publicId: 'one visit',
  customer: { fodselsnummer: '14838430121' },
  distributor: 'none',
  loginContext: 'ÅPEN',
  expiresIn: 900,
  endsIn: 28_800,
  formToken: 'x',
};
const visitor: RequestContext = {
  distributor: distributors.forHost('localhost'),
  host: 'localhost',
  isEmbedded: false,
  correlationId: '7F3K-2Q9M',
  session: undefined,
  report: () => undefined,
};
const standard: CustomerContext = { ...visitor, session };
const own = (changes: Partial<typeof session>): CustomerContext => ({
  ...standard,
  session: { ...session, ...changes },
});

/** The portal with one source, which counts its calls and gives each a new answer; `fail` makes it fail from now on. */
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
    /** A page that is sent as far as `isLate` says. */
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

describe('the whole of a page that went out late', () => {
  test('has the answers of the late one, and nobody is asked again', async () => {
    const { open, openWhole, countCalls } = createScene();
    const answer = await open(true);
    expect(await openWhole()).toBe(answer);
    expect(countCalls()).toBe(1);
  });

  test('has its failures too: a source that hangs is waited for once', async () => {
    const { open, openWhole, countCalls, fail } = createScene();
    fail();
    expect(await open(true)).toMatchObject({ state: 'failed', status: 504 });
    expect(await openWhole()).toMatchObject({ state: 'failed', status: 504 });
    expect(countCalls()).toBe(1);
  });

  test('has them once: to load it again is to ask again', async () => {
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
    answers.detach(own({ publicId: 'the same customer elsewhere' }));
    page.close(true);
    await openWhole();
    expect(countCalls()).toBe(4);
  });

  test.each([
    ['another customer', own({ customer: { fodselsnummer: '02917931081' } })],
    ['another visit of the same customer', own({ publicId: 'another visit' })],
    ['another way in', own({ loginContext: 'NETTBANK' })],
    ['another bank', own({ loginBankplassRegisterNummer: '0502' })],
    ['another brand', { ...standard, distributor: distributors.forHost('sb1.localhost') }],
  ])('%s never sees them', async (_, other) => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    expect(await openWhole(other)).toEqual({ state: 'ok', value: { count: 2 } });
    // And they are still there for their owner.
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

describe('what a late page was answered', () => {
  test('is for the whole of it alone: another page and the JSON routes ask anew', async () => {
    const { answers, query, open } = createScene();
    const first = await open(true);
    expect(await open(true)).not.toEqual(first);
    expect(await answers.get(query, {}, standard)).toEqual({ count: 3 });
  });

  test('is gone after three seconds', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(true);
    vi.advanceTimersByTime(3000);
    await openWhole();
    expect(countCalls()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not kept when the page went out whole', async () => {
    const { open, openWhole, countCalls } = createScene();
    await open(false);
    expect(vi.getTimerCount()).toBe(0);
    await openWhole();
    expect(countCalls()).toBe(2);
  });

  test('is kept for so many pages at once, and no more', async () => {
    const { open } = createScene();
    for (let visit = 0; visit < 1100; visit += 1)
      await open(true, own({ customer: { fodselsnummer: String(visit) } }));
    expect(vi.getTimerCount()).toBe(1000);
  });
});
