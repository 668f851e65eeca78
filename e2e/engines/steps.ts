import { expect } from 'vitest';
import type { EngineBrowser } from './engine-browser.ts';
import { listSeen } from './in-page.ts';

export const OVERSIKT = '/privat/forsikring/oversikt';

/** The text of an element, with any kind of space as a plain space, and without soft hyphens. */
const SAID = "normalize-space(translate(., '\u00A0\u202F\u00AD', '  '))";

export const button = (name: string) => `//button[${SAID}='${name}']`;
export const link = (name: string) => `//a[starts-with(${SAID}, '${name}')]`;
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3][${SAID}='${name}']`;
export const text = (said: string) => `//body//*[not(self::script)][contains(${SAID}, '${said}')]`;
/** Finds a choice by its label, which is what the finger touches. */
export const choice = (group: string, label: string) =>
  `//fieldset[contains(${SAID}, '${group}')]//label[${SAID}='${label}']`;
/** Finds an expandable row of the profile. */
export const row = (label: string) => `//details[.//*[${SAID}='${label}']]`;

/** Waits until the element is on the page and visible. */
export const see = (browser: EngineBrowser, xpath: string): Promise<void> => expectSeen(browser, xpath, true);

export const seeNo = (browser: EngineBrowser, xpath: string): Promise<void> =>
  expectSeen(browser, xpath, false);

async function expectSeen(browser: EngineBrowser, xpath: string, expected: boolean): Promise<void> {
  const message = `sees ${expected ? '' : 'no '}${xpath}`;
  try {
    await expect.poll(() => isSeen(browser, xpath), { message }).toBe(expected);
  } catch (cause) {
    const page = await browser.evaluate('return `${location.pathname}\n${document.body.innerText}`');
    throw new Error(`${message}\nThe page: ${String(page)}`, { cause });
  }
}

async function isSeen(browser: EngineBrowser, xpath: string): Promise<boolean> {
  const found = await browser.evaluate(`${listSeen(xpath)} return seen.length > 0;`);
  return found === true;
}

/** Waits until the page has been painted this many times. */
export async function drawFrames(browser: EngineBrowser, count: number): Promise<void> {
  await browser.evaluate(`
    window.framesDrawn = 0;
    const draw = () => ++window.framesDrawn < ${count} && requestAnimationFrame(draw);
    requestAnimationFrame(draw);
  `);
  await expect.poll(() => browser.evaluate('return window.framesDrawn'), { interval: 20 }).toBe(count);
}

/** Waits until the first such element is hydrated: before that a form is a real form post. */
export async function scriptIsIn(browser: EngineBrowser, xpath: string): Promise<void> {
  const isTaken = () =>
    browser.evaluate(`
      const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null);
      const element = found.singleNodeValue;
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    `);
  await expect.poll(isTaken, { message: `script at ${xpath}` }).toBe(true);
}

/** Opens the portal as a visitor, refuses cookies, and logs in through the frame on the login page. */
export async function logInThroughFrame(
  browser: EngineBrowser,
  portal: string,
  fodselsnummer: string,
): Promise<void> {
  await browser.open(portal + OVERSIKT);
  await refuseCookies(browser);
  await browser.inFrame("//iframe[@title='Innlogging med BankID']", () =>
    browser.click(button('Logg inn med BankID')),
  );
  await identify(browser, fodselsnummer);
}

/** Logs in from what the frame shows, without the login page around it, and refuses cookies on the overview. */
export async function logIn(browser: EngineBrowser, portal: string, fodselsnummer: string): Promise<void> {
  await browser.open(`${portal}/auth/frame`);
  await browser.click(button('Logg inn med BankID'));
  await identify(browser, fodselsnummer);
  await refuseCookies(browser);
}

/** When the script has come: before that the page comes again, and its frame is another. */
async function refuseCookies(browser: EngineBrowser): Promise<void> {
  const refuse = `//dialog${button('Avvis alle')}`;
  await scriptIsIn(browser, refuse);
  await browser.click(refuse);
  await seeNo(browser, '//dialog[@open]');
}

async function identify(browser: EngineBrowser, fodselsnummer: string): Promise<void> {
  await browser.fill("//input[@name='fodselsnummer']", fodselsnummer);
  await browser.click(button('Logg inn'));
  await see(browser, heading('Forsikringsoversikt'));
  // Leaving earlier would cut off requests of the page, which it then reports as errors.
  await expect.poll(() => browser.evaluate('return document.readyState')).toBe('complete');
}
