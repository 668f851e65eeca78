import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RunningSimulators } from '../start.ts';
import { startForTest } from '../testing.ts';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());

test.each([
  ['/meld-skade', 'Meld skade'],
  ['/personvern', 'Personvern og informasjonskapsler'],
  ['/kontakt', 'Kontakt oss'],
  ['/bedriftsportal', 'Bedriftsportalen'],
  ['/kort/meld-skade', 'Meld skade til kortselskapet'],
  ['/bank/sb1', 'Nettbanken'],
  ['/bank/dnb/logget-ut', 'Du er logget ut'],
])('%s is the page %s, by link and by form', async (path, heading) => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${simulators.address}${path}`, { method });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<h1>${heading}</h1>`);
  }
});

test('the page has its styles, and nothing in its address becomes markup', async () => {
  const page = await (await fetch(`${simulators.address}/bank/%3Cscript%3E`)).text();
  expect(page).not.toContain('<script');
  const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(new URL(styles, simulators.address));
  expect(answer.headers.get('content-type')).toContain('text/css');
});

test('an unknown address is not found', async () => {
  expect((await fetch(`${simulators.address}/altinn`)).status).toBe(404);
});
