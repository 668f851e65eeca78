import { expect, it } from 'vitest';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { SessionStatus } from '@portal/contract/auth.ts';
import type { SettledAnswer } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { render } from '../../entry.server.tsx';
import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';

const ok = (value: unknown): SettledAnswer => ({ state: 'ok', value });
const failed: SettledAnswer = {
  state: 'failed',
  status: 502,
  body: { code: 'UKJENT', message: '', correlationId: 'ab-12' },
};
const toResponse = (avtaler: readonly Avtale[], asked: readonly SystemSource[]): AvtalerResponse => ({
  avtaler: [...avtaler],
  monthlySum: avtaler.length * 100,
  yearlySum: avtaler.length * 1200,
  systemSourceError: false,
  sources: asked.map((systemSource) => ({ systemSource, state: 'ok' })),
});

interface Scene {
  slow: readonly SystemSource[];
  antallAvtaler?: Partial<Record<SystemSource, number>>;
  /** How many each prompt system has. */
  each?: number;
  search?: string;
}

/** The overview as it is sent at the deadline, when all systems but the slow ones have answered. */
async function sendAtDeadline({ slow, antallAvtaler, each = 1, search = '' }: Scene) {
  const prompt = systemSources.filter((system) => !slow.includes(system));
  const avtaler = prompt.flatMap((systemSource) =>
    Array.from({ length: each }, (_, at) => ({
      name: `${systemSource} ${at + 1}`,
      avtaleStatus: 'ACTIVE',
      systemSource,
      monthlyPrice: 100,
    })),
  );
  const own: Record<string, SettledAnswer | Promise<SettledAnswer>> = {
    getSessionStatus: ok({ kfpSessionId: '1' } satisfies SessionStatus),
    getClientContext: ok(createClientContext()),
    getOversiktConfig: ok(createConfig()),
    getKontaktinfo: ok({ apningstider: [] }),
    getSession: ok({ loginContext: 'ÅPEN' }),
    getAvtaler: new Promise<never>(() => {}),
  };
  const never = new Promise<never>(() => {});
  const page = await render({
    url: `${BASE_PATH}${search}`,
    context: { correlationId: 'ab-12' },
    answer: async ([name]) => own[name] ?? failed,
    sprak: 'nb',
    findParts: ([name]) =>
      name === 'getAvtaler'
        ? {
            parts: Object.fromEntries(
              systemSources.map((system) => [system, slow.includes(system) ? never : Promise.resolve()]),
            ),
            getSoFar: () => toResponse(avtaler, prompt),
          }
        : undefined,
    antallAvtaler,
    nonce: 'n',
    onError: () => undefined,
  });
  const first = Promise.withResolvers<string>();
  void page.stream(first.resolve);
  const markup = (await first.promise).replaceAll('\u00ad', '');
  const data = page.takeData();
  page.abort();
  const list = markup.slice(markup.indexOf('id="avtaler"'));
  const rows = [
    ...list.matchAll(/<h3[^>]*>(.*?)<\/h3>|role="status">(Henter .*?)<|aria-hidden="true"><div/g),
  ].map(([, name, coming]) => name ?? coming ?? '(plass)');
  return { markup, data, rows: rows.slice(0, rows.indexOf('Kjøp forsikring')) };
}

it('shows what has come, in order, with a place for what has not', async () => {
  const { rows, data } = await sendAtDeadline({ slow: ['LOFAVOR', 'NSF'] });
  expect(rows).toEqual([
    'NICE 1',
    'EIKA_SKADE 1',
    'Henter LOfavør-forsikringene …',
    'PROLIFE 1',
    'EIKA_PERSON 1',
    'PARIS 1',
    'Henter forsikringene gjennom Norsk Sykepleierforbund …',
  ]);
  expect(data).toContain('"places":{"LOFAVOR":1,"NSF":1}');
});

it("says 'minst' of what has come", async () => {
  const { markup } = await sendAtDeadline({ slow: ['NICE'] });
  expect(markup).toContain(
    'Totalt minst 600 kroner i måneden, 7 200 kroner i året.'.replace('7 200', '7\u00a0200'),
  );
});

it('reserves as many places as the session remembers, and none for none', async () => {
  const { rows } = await sendAtDeadline({
    slow: ['NICE', 'PARIS', 'NSF'],
    antallAvtaler: { NICE: 3, PARIS: 0 },
  });
  expect(rows).toEqual([
    'Henter skadeforsikringene …',
    '(plass)',
    '(plass)',
    'EIKA_SKADE 1',
    'LOFAVOR 1',
    'PROLIFE 1',
    'EIKA_PERSON 1',
    'Henter forsikringene gjennom Norsk Sykepleierforbund …',
  ]);
});

it.each([
  ['more than a list without a search', { slow: ['NSF'], each: 3 }],
  ['groups', { slow: ['NSF'], search: '?vis=gruppert' }],
] as const)('waits for the whole where it is needed: %s', async (_, scene) => {
  const { markup, data } = await sendAtDeadline(scene);
  expect(markup).toContain('Henter forsikringene dine.');
  expect(markup).not.toContain('NICE 1');
  expect(data).not.toContain('"places"');
});
