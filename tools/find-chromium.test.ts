import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { disabledFeatures } from './find-chromium.ts';

test('what Playwright switches off in Chromium is off here too', () => {
  const { resolve } = createRequire(import.meta.url);
  const playwright = createRequire(resolve('playwright/package.json'));
  const bundle = join(dirname(playwright.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const [, list = ''] = /disabledFeatures = \[(.*?)\n *\]/s.exec(readFileSync(bundle, 'utf8')) ?? [];
  const theirs = [...list.matchAll(/^ *"(\w+)",?$/gm)].flatMap(([, name]) => name ?? []);
  expect(theirs.length).toBeGreaterThan(10);
  expect(theirs.filter((name) => !disabledFeatures.includes(name))).toEqual([]);
});
