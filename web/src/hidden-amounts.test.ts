import { describe, expect, it } from 'vitest';

import type { AnswerOf, QueryName } from '@portal/contract/endpoints.ts';
import type { PageContext, SettledAnswer } from '@portal/contract/page.ts';
import type { QueryKey } from '@portal/contract/query-key.ts';
import { BASE_PATH, KOSTNADER_PATH, TILBUD_PATH } from '@portal/contract/paths.ts';
import { STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { render } from './entry.server.tsx';
import { routes } from './routes.tsx';
import { createClientContext } from './testing/create-client-context.ts';
import { createConfig } from './testing/create-config.ts';
import { createKunde } from './testing/create-kunde.ts';

const sources = [{ systemSource: 'NICE', state: 'ok' }] as const;
const common = { systemSource: 'NICE', policyNumber: '1' } as const;
/** A customer of whom every page has something to tell. */
const answers: { [Name in QueryName]?: AnswerOf<Name> } = {
  getSessionStatus: { kfpSessionId: '1' },
  getClientContext: createClientContext(),
  getOversiktConfig: createConfig({}),
  getKontaktinfo: { apningstider: [] },
  getSession: { loginContext: 'ÅPEN' },
  getKunde: createKunde(),
  getAvtaler: {
    avtaler: [{ ...common, name: 'Bil', avtaleStatus: 'RENEWAL', monthlyPrice: 189, yearlyPrice: 2268 }],
    monthlySum: 189,
    yearlySum: 2268,
    systemSourceError: false,
    sources: [...sources],
  },
  getTilbud: {
    tilbud: [
      {
        ...common,
        name: 'Hus',
        productType: 'HUS',
        versionNumber: 1,
        monthlyPrice: 846,
        yearlyPrice: 10152,
        detaljer: { tfaMonthly: 262 },
        pakkeTilbud: [],
      },
    ],
    systemSourceError: false,
    sources: [...sources],
  },
  getBetalinger: {
    idag: '2026-11-23',
    betalinger: [{ ...common, policyNumbers: ['1'], belop: 2268, forfall: '2027-05-15', status: 'KOMMER' }],
    sources: [...sources],
  },
  getPriser: {
    idag: '2026-11-23',
    priser: [
      {
        ...common,
        gyldigFra: '2027-05-01',
        pris: 2585.52,
        prisFor: 2268,
        deler: [
          { kode: 'INDEKS', for: 0, na: 269.52 },
          { kode: 'NATURSKADE', for: 142, na: 190 },
        ],
      },
    ],
    sources: [...sources],
  },
};

async function read(url: string, context: Partial<PageContext>): Promise<string> {
  const page = await render({
    url,
    context: { correlationId: 'ab-12', isComplete: true, kfpSessionId: '1', ...context },
    answer: async ([name]: QueryKey): Promise<SettledAnswer> =>
      name in answers
        ? { state: 'ok', value: answers[name] }
        : { state: 'failed', status: 502, body: { code: 'UKJENT', message: '', correlationId: 'ab-12' } },
    sprak: STANDARD_SPRAK,
    findParts: () => undefined,
    nonce: 'n',
    onError: (error) => {
      throw error;
    },
  });
  // A page that asks for more once it knows the customer is a stream.
  const markup: string[] = [];
  await page.stream((piece) => markup.push(piece));
  return markup.join('');
}

/** All that a page says, attributes too: a number beside kroner. */
const listAmounts = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<!--.*?-->|<\/?span[^>]*>/gs, '')
    .match(/\d[\d\s.,]*(kr\b|kroner\b)|(kr|NOK)\s?\d/g) ?? [];
const paths = routes.map(({ path }) => path).filter((path) => !path.includes('/jump/'));

describe('hidden amounts', () => {
  it.each([BASE_PATH, TILBUD_PATH, KOSTNADER_PATH])('are on %s until they are hidden', async (path) => {
    expect(listAmounts(await read(path, {}))).not.toEqual([]);
  });

  // The other languages have builds of their own, which a story reads.
  it.each(paths)('are not on %s', async (path) => {
    const html = await read(path, { skjulerBelop: true });
    expect(html).toContain('</main>');
    expect(listAmounts(html)).toEqual([]);
  });

  it('are one word each', async () => {
    const html = await read(KOSTNADER_PATH, { skjulerBelop: true });
    expect(html.replaceAll('<!-- -->', '')).toContain(
      'Fra 01.05.2027 koster Bil skjult i året. Det er mer enn før (14 %).',
    );
  });
});
