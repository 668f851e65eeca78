import { expect, test as base } from '@playwright/test';
import { createKunde, type Kunde } from '../../tools/testing/create-kunde.ts';
import { breakScript, type BrokenScript, troubleOfBrokenScript } from './broken-script.ts';
import { delayScript } from './late-script.ts';
import { watchForTrouble, type Trouble } from './trouble.ts';

export { expectContrastInDark, expectNoAxeViolations, waitForWhole } from './axe.ts';
export { expect };

interface Fixtures {
  /** Origin of the simulators: fault switch and customers. */
  simulatorsUrl: string;
  /** Makes a person for this story alone, to be passed to {@link logIn}. */
  createKunde: (kunde?: Kunde) => Promise<{ fodselsnummer: string }>;
  /**
   * Trouble that a story causes on purpose, as a pattern of its line: `test.use({ allowedTrouble: /503 GET .*avtaler/
   * })`. Never a list: Playwright would read the second of two entries as the options of the first. Any other console
   * message, page error or failed request to the portal fails the story.
   */
  allowedTrouble: RegExp;
  failOnTrouble: void;
  /**
   * The customer has already answered no to all cookies. With `test.use({ hasAnsweredCookies: false })` the dialog
   * opens as on a first visit.
   */
  hasAnsweredCookies: boolean;
  /**
   * How the portal's script fails, if it does. Set `javaScriptEnabled: false` as well: it then runs the story without
   * script in a browser that does run scripts.
   */
  brokenScript: BrokenScript | undefined;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(getAddress('E2E_URL')),
  simulatorsUrl: async ({}, use) => use(getAddress('E2E_SIMULATORS_URL')),
  createKunde: async ({ simulatorsUrl }, use) => use((kunde) => createKunde(simulatorsUrl, kunde)),
  // Matches nothing.
  allowedTrouble: [/(?!)/, { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  brokenScript: [undefined, { option: true }],
  context: async ({ context: given, browser, baseURL, hasAnsweredCookies, brokenScript }, use) => {
    const context =
      brokenScript === undefined ? given : await browser.newContext({ javaScriptEnabled: true });
    if (brokenScript !== undefined) await breakScript(context, brokenScript);
    await delayScript(context);
    if (hasAnsweredCookies) await context.addCookies(listConsentCookies(baseURL ?? ''));
    await use(context);
    // What is fetched for a page that is left now would fail the story when it comes.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    if (context !== given) await context.close();
  },
  failOnTrouble: [
    async ({ context, baseURL, javaScriptEnabled, allowedTrouble, brokenScript }, use) => {
      const trouble: Trouble[] = [];
      watchForTrouble(context, { origin: baseURL ?? '', hasScript: javaScriptEnabled }, (found) =>
        trouble.push(found),
      );
      await use();
      const lines = trouble.map(({ line }) => line);
      const unexpected = lines.filter(
        (line) =>
          !allowedTrouble.test(line) && !(brokenScript !== undefined && troubleOfBrokenScript.test(line)),
      );
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

/** One for the portal's own host and one for each brand's host. */
function listConsentCookies(baseURL: string) {
  const value = encodeURIComponent('{"functional":"denied","statistics":"denied","marketing":"denied"}');
  const { hostname } = new URL(baseURL);
  const brands = ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind', 'none'].map(
    (name) => `${name}.${hostname}`,
  );
  return [hostname, ...brands].map((domain) => ({ name: 'kfp-cookie-consent', value, domain, path: '/' }));
}
