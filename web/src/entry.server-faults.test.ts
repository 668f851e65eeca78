import { afterEach, expect, it, vi } from 'vitest';

import type { PageContext, SettledAnswer } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import type { QueryKey } from '@portal/contract/query-key.ts';

import { render } from './entry.server.tsx';
import * as cards from './features/avtaler/find-tag.ts';
import * as total from './features/avtaler/avtaler-state.ts';
import * as tasks from './features/oppgaver/list-oppgaver.ts';
import { breakWhere } from './testing/break-where.ts';
import { createClientContext } from './testing/create-client-context.ts';
import { createConfig } from './testing/create-config.ts';
import { createKunde } from './testing/create-kunde.ts';
import { type Fault, faults, faultyAnswers } from './testing/faults.ts';

const breaking = vi.hoisted(
  () => async (original: () => Promise<object>) =>
    (await import('./testing/break-where.ts')).breakable(await original()),
);
vi.mock('./features/avtaler/find-tag.ts', { spy: true });
vi.mock('./features/avtaler/avtaler-state.ts', { spy: true });
vi.mock('./features/oppgaver/list-oppgaver.ts', { spy: true });
vi.mock('./lib/format/dato.ts', breaking);
vi.mock('./lib/format/fodselsnummer.ts', breaking);
vi.mock('./lib/format/tidspunkt.ts', breaking);
vi.mock('./ui/card.tsx', breaking);
vi.mock('./ui/checked-link.tsx', breaking);
vi.mock('./ui/expandable-row/expandable-row.tsx', breaking);
vi.mock('./ui/field/choice.tsx', breaking);
afterEach(() => {
  vi.resetAllMocks();
  breakWhere(undefined);
});

const ok = (value: unknown): SettledAnswer => ({ state: 'ok', value });
const avtale = (policyNumber: string, name: string) => ({
  policyNumber,
  name,
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
  productType: 'HUS',
});

/** The complete markup of the overview, and the errors that were thrown. */
async function openOverview(): Promise<{ markup: string; errors: unknown[] }> {
  return open(BASE_PATH, {
    getSessionStatus: ok({ kfpSessionId: '1' }),
    getClientContext: ok(createClientContext()),
    getOversiktConfig: ok(createConfig()),
    getKontaktinfo: ok({ apningstider: [] }),
    getSession: ok({ loginContext: 'ÅPEN' }),
    getKunde: ok(createKunde()),
    getAvtaler: ok({
      avtaler: [
        avtale('1', 'Husforsikring'),
        avtale('\ud800', 'Båtforsikring'),
        avtale('3', 'Bilforsikring'),
      ],
      systemSourceError: false,
      sources: [],
    }),
  });
}

/** The same for any page, with only these answers. */
async function open(
  url: string,
  answers: Record<string, SettledAnswer>,
  context: Partial<PageContext> = {},
): Promise<{ markup: string; errors: unknown[] }> {
  const failed: SettledAnswer = {
    state: 'failed',
    status: 502,
    body: { code: 'UKJENT', message: '', correlationId: 'ab-12' },
  };
  const errors: unknown[] = [];
  const page = await render({
    url,
    context: { correlationId: 'ab-12', isComplete: true, ...context },
    answer: async (key: QueryKey) => answers[key[0]] ?? failed,
    sprak: 'nb',
    findParts: () => undefined,
    nonce: 'n',
    onError: (error) => errors.push(error),
  });
  const whole = await page.complete;
  if (whole !== undefined) return { markup: whole, errors };
  const sent: string[] = [];
  await page.stream((markup) => sent.push(markup));
  return { markup: sent.join(''), errors };
}

it('a section that throws on the server shows its own error text, and the others stay (ERR-14)', async () => {
  vi.mocked(tasks.listOppgaver).mockImplementation(() => {
    throw new Error('Kan ikke leses');
  });
  const { markup, errors } = await openOverview();
  expect(markup).toContain('Vi får ikke vist oppgavene dine akkurat nå.');
  expect(markup).toContain('Prøv igjen');
  for (const name of ['Husforsikring', 'Båtforsikring', 'Bilforsikring', 'Hva vil du forsikre?', '<footer'])
    expect(markup.replaceAll('\u00ad', '')).toContain(name);
  expect(errors).toHaveLength(1);
});

it('a card that throws is replaced by a plain card, and the other cards stay', async () => {
  vi.mocked(cards.findTag).mockImplementation((row: object) => {
    if ('policyNumber' in row && row.policyNumber === '3') throw new Error('Kan ikke leses');
    return undefined;
  });
  const { markup, errors } = await openOverview();
  const [before = '', after = ''] = markup.replaceAll('\u00ad', '').split('Bilforsikring</h3>');
  expect(before + after).toContain('Husforsikring</h3>');
  expect(before + after).toContain('Båtforsikring</h3>');
  expect(markup).not.toContain('Vi får ikke vist forsikringene dine');
  expect(errors).toHaveLength(1);
});

it('a lone surrogate in a number breaks nothing else', async () => {
  const { markup } = await openOverview();
  expect(markup).toContain('/hus-details/%EF%BF%BD');
});

it('a total that throws leaves the agreements', async () => {
  vi.mocked(total.findTotal).mockImplementation(() => {
    throw new Error('Kan ikke leses');
  });
  const { markup } = await openOverview();
  expect(markup).toContain('Husforsikring');
});

it.each<Fault>(faults)(
  'a row that throws on the server takes nothing else with it: $broken on $path',
  async ({ path, broken, gone, stands, answers: others }) => {
    const answers = Object.fromEntries(
      Object.entries({ ...faultyAnswers, ...others, getSessionStatus: { kfpSessionId: '1' } }).map(
        ([name, value]) => [name, ok(value)],
      ),
    );
    expect(await lookFor([gone, ...stands], answers, path)).toEqual({ missing: [], isThrown: false });
    breakWhere(broken);
    expect(await lookFor([gone, ...stands], answers, path)).toEqual({ missing: [gone], isThrown: true });
  },
);

/** The texts that are missing from the page, and whether anything threw. */
async function lookFor(texts: readonly string[], answers: Record<string, SettledAnswer>, path: string) {
  const { markup, errors } = await open(path, answers, { hasSparebank: true });
  // In development React writes there what was thrown.
  const shown = markup.replaceAll(/<template[^>]*>/g, '').replaceAll('\u00a0', ' ');
  return { missing: texts.filter((text) => !shown.includes(text)), isThrown: errors.length > 0 };
}
