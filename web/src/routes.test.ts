import { TILGJENGELIGHET_PATH } from '@portal/contract/paths.ts';
import { expect, it } from 'vitest';

import { choosePage, loginPage, routes } from './routes.tsx';
import { createConfig } from './testing/create-config.ts';

it.each([
  [true, '/privat/forsikring/oversikt', 'src/features/oversikt/page.tsx'],
  [false, '/privat/forsikring/oversikt', 'src/features/oversikt/page-closed.tsx'],
  [false, '/privat/forsikring/oversikt/', 'src/features/oversikt/page-closed.tsx'],
  [false, '/privat/forsikring/oversikt/tilbud', 'src/features/tilbud/page.tsx'],
])('open: %s, %s shows %s (OVW-20)', (isOpen, path, module) => {
  const config = createConfig({ featureFlags: { 'nysalg-skade': isOpen } });
  const { page } = choosePage(
    path,
    { returnTo: path, correlationId: '7F3K-2Q9M' },
    { kfpSessionId: '1' },
    config,
  );
  expect(page.module).toBe(module);
});

it.each([
  ['our own', 200, 'src/features/tilgjengelighet/page.tsx', TILGJENGELIGHET_PATH],
  ['another’s', 404, 'src/features/feil/not-found-page.tsx', 'https://uustatus.example.no/erklaring'],
  ['no', 404, 'src/features/feil/not-found-page.tsx', undefined],
])(
  'with %s accessibility statement its address answers %i to everybody',
  (_, status, module, tilgjengelighet) => {
    const config = createConfig({ lenker: { tilgjengelighet }, featureFlags: { 'direct-login': false } });
    const context = { returnTo: '/', correlationId: '7F3K-2Q9M' };
    for (const session of [undefined, { kfpSessionId: '1' }])
      expect(choosePage(TILGJENGELIGHET_PATH, context, session, config)).toMatchObject({
        page: { module },
        status,
      });
  },
);

it('every page has an address', () => {
  const pages = Object.keys(import.meta.glob('./features/*/page.tsx')).map((file) =>
    file.replace('.', 'src'),
  );
  const shown = [...routes.map(({ page }) => page), loginPage].map(({ module }) => module);
  // The receipt of a purchase: the catalogue alone shows it.
  const nowhere = pages.filter((page) => ![...shown, 'src/features/kvittering/page.tsx'].includes(page));
  expect(nowhere, 'web/src/routes.tsx says where each page is, and what it asks').toEqual([]);
});
