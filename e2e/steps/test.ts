import { expect, test as base } from '@playwright/test';
import { watchForTrouble, type Trouble } from './trouble.ts';

export { expectNoAxeViolations } from './axe.ts';
export { expect };

interface Fixtures {
  /** Origin of the simulators: fault switch and customers. */
  simulatorsUrl: string;
  /**
   * Trouble that a story is about, as patterns of its line: `test.use({ allowedTrouble: [/503 GET .*avtaler/] })`.
   * Everything else in the console, every page error and every failed request to the portal fails the story.
   */
  allowedTrouble: RegExp[];
  failOnTrouble: void;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(getAddress('E2E_URL')),
  simulatorsUrl: async ({}, use) => use(getAddress('E2E_SIMULATORS_URL')),
  allowedTrouble: [[], { option: true }],
  failOnTrouble: [
    async ({ context, baseURL, javaScriptEnabled, allowedTrouble }, use) => {
      const trouble: Trouble[] = [];
      watchForTrouble(context, { origin: baseURL ?? '', hasScript: javaScriptEnabled }, (found) =>
        trouble.push(found),
      );
      await use();
      const lines = trouble.map(({ line }) => line);
      const unexpected = lines.filter((line) => !allowedTrouble.some((pattern) => pattern.test(line)));
      expect(unexpected, 'trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

function getAddress(name: string): string {
  const address = process.env[name];
  if (address === undefined)
    throw new Error(`${name} is missing: the stories are run by e2e/playwright.config.ts`);
  return address;
}
