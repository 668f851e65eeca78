import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { lazyPart, whenPartsAreLoaded } from './lazy-part.tsx';

test("the server waits for parts whose code takes its time, and for those parts' own", async () => {
  const inner = Promise.withResolvers<() => string>();
  const outer = Promise.withResolvers<() => string>();
  const outerPart = lazyPart(async () => {
    const part = await outer.promise;
    const innerPart = lazyPart(() => inner.promise, null);
    return () => `${part()} ${renderToString(innerPart)}`;
  }, null);
  expect(renderToString(outerPart)).not.toContain('Forsikringer');
  const ready = whenPartsAreLoaded();
  outer.resolve(() => 'Forsikringer');
  setTimeout(() => inner.resolve(() => 'Priser'));
  await ready;
  expect(renderToString(outerPart)).toMatch(/Forsikringer .*Priser/);
});

test('code that cannot be had is not awaited for ever', async () => {
  void lazyPart(() => Promise.reject(new Error('Finnes ikke')), null);
  await expect(whenPartsAreLoaded()).resolves.toBeUndefined();
});
