import { expect, it } from 'vitest';

import { choosePage } from './routes.tsx';
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
