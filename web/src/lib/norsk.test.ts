import { expect, test, vi } from 'vitest';

import { ofInnhold, ofSprak } from './norsk.ts';

vi.mock('@portal/contract/format/lokale.nb.ts', async () => import('@portal/contract/format/lokale.nn.ts'));

test('on a page in nynorsk what is in another language says which, and what is in nynorsk says nothing', () => {
  expect([ofSprak('nb'), ofSprak('en'), ofSprak('nn'), ofSprak()]).toEqual([
    { lang: 'nb' },
    { lang: 'en' },
    {},
    { lang: 'nb' },
  ]);
});

test('of a content file only what lacks nynorsk is marked', () => {
  expect([ofInnhold({ norsk: true }), ofInnhold({})]).toEqual([{ lang: 'nb' }, {}]);
});
