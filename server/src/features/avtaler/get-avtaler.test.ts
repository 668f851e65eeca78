import { describe, expect, test } from 'vitest';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { createAnswers } from '../../core/answers.ts';
import type { CustomerContext } from '../../core/queries.ts';
import type { OutsideAnswer } from '../../outside/outside-answer.ts';
import { createSparebank } from '../../outside/sparebank/sparebank.ts';
import { createCustomerContext } from '../../testing/contexts.ts';
import { avtalerQuery } from './query.ts';

const rowOf = (system: string, monthlyPrice = 100) => ({
  name: `Fra ${system}`,
  policyNumber: `${system}-1`,
  avtaleStatus: 'ACTIVE',
  systemSource: system,
  monthlyPrice,
});

/** A page that has just asked for the agreements, and systems that answer when the test says so. */
function openPage({ sparebank = false } = {}) {
  const calls: string[] = [];
  const answers = new Map<string, (answer: OutsideAnswer<unknown>) => void>();
  const customer = createCustomerContext(sparebank ? { loginBankplassRegisterNummer: '2050' } : {});
  const context: CustomerContext = {
    ...customer,
    outside: {
      call: (system) => {
        calls.push(system);
        const { promise, resolve } = Promise.withResolvers<OutsideAnswer<unknown>>();
        answers.set(system, resolve);
        return promise as Promise<OutsideAnswer<never>>;
      },
      tellRepairs: () => undefined,
    },
  };
  const query = avtalerQuery(createSparebank({ isProduction: false }));
  const core = createAnswers([query], () => undefined);
  const page = core.openPage(context);
  const whole = page.settle(['getAvtaler']);
  const found = page.findParts(['getAvtaler']);
  if (found === undefined) throw new Error('The answer has no parts');
  return {
    calls,
    whole,
    core,
    context,
    parts: found.parts,
    readSoFar: () => found.getSoFar() as AvtalerResponse,
    answer: (system: string, rows: readonly object[] = [rowOf(system)]) =>
      answers.get(system)?.({ ok: true, value: rows }),
    fail: (system: SystemSource) => answers.get(system)?.({ ok: false, system, reason: 'timeout' }),
  };
}

describe('the agreements as the systems answer', () => {
  test('what has come is in its order, with its own sums, and only those who have answered are named', async () => {
    const { answer, fail, parts, readSoFar } = openPage();
    expect(readSoFar()).toEqual({
      avtaler: [],
      monthlySum: null,
      yearlySum: null,
      systemSourceError: false,
      sources: [],
    });
    answer('PARIS');
    answer('NICE');
    fail('LOFAVOR');
    await Promise.all([parts['PARIS'], parts['NICE'], parts['LOFAVOR']]);
    const soFar = readSoFar();
    expect(soFar.avtaler.map(({ name }) => name)).toEqual(['Fra NICE', 'Fra PARIS']);
    expect(soFar).toMatchObject({
      monthlySum: 200,
      yearlySum: 2400,
      systemSourceError: true,
      sources: [
        { systemSource: 'NICE', state: 'ok' },
        { systemSource: 'LOFAVOR', state: 'timeout' },
        { systemSource: 'PARIS', state: 'ok' },
      ],
    });
  });

  test('each system is asked once, and the last part is the whole', async () => {
    const { calls, answer, whole, readSoFar } = openPage();
    expect(calls).toEqual(systemSources);
    for (const system of systemSources) answer(system);
    const settled = await whole;
    expect(settled).toMatchObject({ state: 'ok' });
    expect(readSoFar()).toEqual('value' in settled && settled.value);
    expect(calls).toEqual(systemSources);
  });

  test('a page that joins an answer under way follows the same parts', async () => {
    const { core, context, calls, answer, parts } = openPage();
    const other = core.openPage(context);
    void other.settle(['getAvtaler']);
    answer('NICE');
    await parts['NICE'];
    expect(other.findParts(['getAvtaler'])?.getSoFar()).toMatchObject({ avtaler: [{ name: 'Fra NICE' }] });
    expect(calls).toEqual(systemSources);
  });

  test('a page that is sent whole has none', () => {
    const { core, context } = openPage();
    const complete = core.openPage(context, { isComplete: true });
    void complete.settle(['getAvtaler']);
    expect(complete.findParts(['getAvtaler'])).toBeUndefined();
  });

  test('what the savings bank adds stands with the system’s own, which wait for it', async () => {
    const { answer, parts, readSoFar } = openPage({ sparebank: true });
    answer('NICE');
    answer('PARIS', []);
    answer('SPAREBANK', [{ ...rowOf('NICE'), policyNumber: 'bank', name: 'Annet' }, rowOf('NSF')]);
    await Promise.all([parts['NICE'], parts['PARIS']]);
    expect(readSoFar().avtaler.map(({ name }) => name)).toEqual(['Annet', 'Fra NICE']);
  });
});
