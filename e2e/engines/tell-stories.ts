import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { SCRIPT_ATTRIBUTE, type ScriptState } from '../../contract/src/document.ts';
import { createKunde, type Kunde } from '../../tools/testing/create-kunde.ts';
import type { Engine, EngineBrowser, EngineOptions } from './engine-browser.ts';
import { SHARING } from '../steps/sharing.ts';
import { seeRing } from './focus-ring.ts';
import {
  button,
  choice,
  drawFrames,
  heading,
  link,
  logIn,
  logInThroughFrame,
  OVERSIKT,
  row,
  scriptIsIn,
  see,
  seeNo,
  text,
} from './steps.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** The user agent of a bank's app on an iPhone. */
const IOS_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KFPMobilApp/1';
const SLOW_MS = 1500;
/** WebKit records the scroll position some frames after the page has moved; a finger is slower than that. */
const FRAMES_TO_NOTE = 20;
const LONG = Array.from({ length: 14 }, (_, index) => ({ description: `Bil nr. ${index + 1}` }));
/**
 * Requests that were cut off when the page was left, as that of the font for the next page. Firefox reports the file that it cut off itself as empty, and a
 * font by its number for a request that was aborted (NS_BINDING_ABORTED). That the scripts do load is what the stories
 * wait for.
 */
const OF_LEAVING =
  /downloadable font: download failed .* status=2152398850 |^Browsing context already closed|dynamically imported module|Importing a module script failed|^did not load: .*\.(?:css|js|woff2)$|hashes in the integrity attribute .*“47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

/** The main stories, in one engine and at these widths. Any trouble that a page reports fails the story. */
export function tellStories(
  name: Engine['name'],
  engine: Engine | undefined,
  widths: readonly (typeof PHONE)[],
): void {
  // A missing browser is reported, and fails in CI: the portal may not work in a browser that is not tested.
  test(`${name} is installed`, () => {
    if (engine === undefined) process.stderr.write(`${name} cannot be had here: its stories were not run\n`);
    if (process.env['CI'] !== undefined) expect(engine).toBeDefined();
  });
  if (engine === undefined) return;
  afterAll(() => engine.stop());

  describe.each(widths)('$width px wide', (size) => {
    const portal = inject('portal');
    let browser: EngineBrowser;
    beforeEach(async () => {
      browser = await engine.launch(size);
    });
    afterEach(async () => {
      const trouble = browser.listTrouble();
      await browser.close();
      expect(trouble.filter((line) => !OF_LEAVING.test(line))).toEqual([]);
    });
    const reopen = async (options: EngineOptions) => {
      await browser.close();
      browser = await engine.launch(options);
    };
    const start = async (kunde: Kunde, way = logIn) => {
      const { fodselsnummer } = await createKunde(inject('world'), kunde);
      await way(browser, portal, fodselsnummer);
    };
    const open = (path: string) => browser.open(portal + OVERSIKT + path);
    /** Below 680 px the links of the bar are inside the menu. */
    const choose = async (xpath: string) => {
      if (size.width < 680) {
        await scriptIsIn(browser, "//summary[normalize-space(.)='Meny']");
        await browser.click("//summary[normalize-space(.)='Meny']");
      }
      await scriptIsIn(browser, xpath);
      await browser.click(xpath);
    };

    test('I log in through the frame, see my insurances and the late sections, and log out', async () => {
      await start(
        {
          navn: 'Rask Ekorn',
          avtaler: [
            { name: 'Hus', productType: 'HUS', monthlyPrice: 900 },
            { systemSource: 'PROLIFE', name: 'Livsforsikring', productType: 'GRUPPELIV', monthlyPrice: 50 },
          ],
          faults: { prolife: { fault: 'slow', delayMs: SLOW_MS } },
        },
        logInThroughFrame,
      );
      await see(browser, text('Hei, Rask'));
      await see(browser, heading('Hus'));
      await see(browser, heading('Livsforsikring'));
      await choose(button('Logg ut'));
      await see(browser, text('logget ut'));
      await open('');
      await see(browser, heading('Logg inn'));
      await seeNo(browser, text('Hei, Rask'));
    });

    test('Back returns to the same scroll position', async () => {
      await start({ avtaler: LONG, tilbud: [{}] });
      await scriptIsIn(browser, "//main//a[contains(., 'Bil nr. 12')]");
      const readPlace = () => browser.evaluate('return Math.round(scrollY)');
      await browser.evaluate(`
        const card = [...document.querySelectorAll('main a')].find((link) => link.textContent.includes('Bil nr. 12'));
        card.scrollIntoView({ block: 'center' });
      `);
      const place = Number(await readPlace());
      expect(place).toBeGreaterThan(100);
      await drawFrames(browser, FRAMES_TO_NOTE);
      await browser.click("//main//a[contains(., 'Bil nr. 12')]");
      // The heading disappears before the new page is in the history, so Back must wait for the page.
      await expect
        .poll(() => browser.evaluate('return `${document.readyState} ${location.pathname}`'))
        .toMatch(/^complete .*\/detaljer\//);
      await browser.back();
      await see(browser, heading('Forsikringsoversikt'));
      await expect.poll(async () => Math.abs(Number(await readPlace()) - place)).toBeLessThan(60);
    });

    test('Back returns to the same scroll position after a visit through the menu', async () => {
      await start({ avtaler: LONG, tilbud: [{}] });
      await scriptIsIn(browser, "//main//a[contains(., 'Bil nr. 12')]");
      const readPlace = () => browser.evaluate('return Math.round(scrollY)');
      const place = 240;
      await browser.evaluate(`scrollTo({ top: ${place}, behavior: 'instant' })`);
      await expect.poll(readPlace).toBe(place);
      await drawFrames(browser, FRAMES_TO_NOTE);
      // A click by the driver would first scroll to the menu.
      await browser.evaluate('document.querySelector(\'nav a[href$="/tilbud"]\').click()');
      // The overview has a card with the same heading.
      await seeNo(browser, heading('Forsikringsoversikt'));
      await see(browser, heading('Tilbudene dine'));
      await browser.back();
      await see(browser, heading('Forsikringsoversikt'));
      await expect.poll(async () => Math.abs(Number(await readPlace()) - place)).toBeLessThan(60);
    });

    test('by keyboard I see which element has focus', async () => {
      await start({ avtaler: LONG });
      await scriptIsIn(browser, "//main//a[contains(., 'Bil nr. 12')]");
      await seeRing(browser, "(//main//a[contains(., 'Bil nr.')])[14]");
      await seeRing(browser, `//footer${button('Skjul beløp')}`);
      if (size.width < 680) await seeRing(browser, "//summary[normalize-space(.)='Meny']");
      await open('/forsikringsprofil');
      // The last of its card.
      const last = `${row('Forsikringsdokumenter i posten')}/summary`;
      await scriptIsIn(browser, last);
      await seeRing(browser, last);
      const details = `${row('Mobilnummer')}/summary`;
      await scriptIsIn(browser, details);
      await seeRing(browser, details);
      await browser.click(details);
      await seeRing(browser, `${row('Mobilnummer')}//input[not(@type='hidden')]`);
      await seeRing(browser, `${row('Mobilnummer')}${button('Lagre')}`);
    });

    test('I go from page to page by the menu', async () => {
      await start({ avtaler: [{}], tilbud: [{ name: 'Hus', productType: 'HUS' }] });
      await choose(link('Tilbud'));
      await seeNo(browser, heading('Forsikringsoversikt'));
      await see(browser, heading('Tilbudene dine'));
      await see(browser, heading('Hus'));
      await browser.back();
      await see(browser, heading('Forsikringsoversikt'));
      await see(browser, heading('Bil'));
    });

    test('what I save is kept', async () => {
      await start({});
      await open('/forsikringsprofil');
      await scriptIsIn(browser, `${row('Mobilnummer')}/summary`);
      await browser.click(`${row('Mobilnummer')}/summary`);
      await browser.fill(`${row('Mobilnummer')}//input[not(@type='hidden')]`, '98765432');
      await browser.click(`${row('Mobilnummer')}${button('Lagre')}`);
      await see(browser, text('98 76 54 32'));
      await browser.click(choice('Kan vi sende deg tilbud', 'Ja'));
      await see(browser, text('Samtykket til markedsføring er endret'));
      await open('/forsikringsprofil');
      await see(browser, text('98 76 54 32'));
      const answers = await browser.evaluate(
        "return [...document.querySelectorAll('main fieldset input')].map(({ checked }) => checked)",
      );
      expect(answers).toEqual(expect.arrayContaining([true]));
    });

    test('the amounts that I hide stay hidden, in the language that I choose', async () => {
      await start({ avtaler: [{ monthlyPrice: 100, yearlyPrice: 1200 }] });
      await open('/kostnader');
      await see(browser, text('1 200'));
      await scriptIsIn(browser, button('Skjul beløp'));
      await browser.click(button('Skjul beløp'));
      await see(browser, button('Vis beløp'));
      await seeNo(browser, text('1 200'));
      await open('/kostnader');
      await see(browser, button('Vis beløp'));
      await seeNo(browser, text('1 200'));
      await browser.click(`//footer${button('English')}`);
      await see(browser, button('Show amounts'));
    });

    test('what I type before the script has come goes along to another language', async () => {
      await start({});
      await open('/forsikringsprofil');
      const mobil = row('Mobilnummer');
      await scriptIsIn(browser, `${mobil}/summary`);
      await browser.click(`${mobil}/summary`);
      await browser.fill(`${mobil}//input[not(@type='hidden')]`, '98765432');
      const setScript = (state: ScriptState) =>
        browser.evaluate(`document.documentElement.setAttribute('${SCRIPT_ATTRIBUTE}', '${state}')`);
      await setScript('awaited');
      await browser.click(`//footer${button('English')}`);
      await drawFrames(browser, FRAMES_TO_NOTE);
      await see(browser, heading('Forsikringsprofil'));
      await setScript('on');
      await see(browser, text('Mobile number'));
      const typed = "return document.querySelector('main details[open] input:not([type=hidden])')?.value";
      await expect.poll(() => browser.evaluate(typed)).toBe('98765432');
    });

    test('the sharing that I end has ended, what was not me is told, and I get my file', async () => {
      await start({ delinger: [SHARING] });
      await open('/forsikringsprofil/data');
      const press = async (item: string, opener: string, confirm: string) => {
        const summary = `${item}//summary[contains(., '${opener}')]`;
        await scriptIsIn(browser, summary);
        await browser.click(summary);
        await browser.click(item + button(confirm));
      };
      await press("//li[contains(., 'Norsk Pensjon')]", 'Trekk tilbake', 'Ja, trekk tilbake');
      await see(browser, "//h4[contains(., 'Norsk Pensjon')]");
      await press("(//li[contains(., 'Du logget inn')])[1]", 'Dette var ikke meg', 'Si fra');
      await see(browser, text('Vi ringer deg på nummeret vi har'));

      await open('/forsikringsprofil/last-ned');
      await see(browser, button('Last ned JSON'));
      // As the browser sends the form, but for the file, which it would put among the downloads.
      await browser.evaluate(`
        const pressed = document.querySelector('main button[value="json"]');
        const sent = new URLSearchParams(new FormData(pressed.form));
        sent.set(pressed.name, pressed.value);
        fetch(pressed.form.action, { method: 'POST', body: sent }).then((answer) => {
          window.sentFile = answer.status + ' ' + answer.headers.get('content-disposition');
        });
      `);
      await expect
        .poll(() => browser.evaluate('return window.sentFile'))
        .toMatch(/^200 attachment.*forsikringer\.json/);
    });

    test('the offer that I remove is gone', async () => {
      await start({ tilbud: [{ name: 'Hus', productType: 'HUS' }] });
      await open('/tilbud');
      await scriptIsIn(browser, button('Fjern tilbud'));
      await browser.click(button('Fjern tilbud'));
      await browser.click(button('Ja, fjern tilbudet'));
      await see(browser, heading('Du har ingen tilbud'));
      await open('/tilbud');
      await see(browser, heading('Du har ingen tilbud'));
    });

    test('I say how satisfied I am', async () => {
      await start({ tilbud: [{}] });
      await open('/tilbud');
      const answer = "//label[contains(., 'Ganske fornøyd')]";
      await scriptIsIn(browser, "//form[contains(@action, 'tilbakemelding')]");
      await browser.click(answer);
      await browser.click(button('Send'));
      await see(browser, text('Takk for tilbakemeldingen'));
    });

    test('I am asked about cookies once, and again when I want to', async () => {
      await browser.open(portal + OVERSIKT);
      await browser.click(`//dialog${button('Avvis alle')}`);
      await seeNo(browser, `//dialog${button('Avvis alle')}`);
      await browser.open(portal + OVERSIKT);
      await scriptIsIn(browser, '//h1');
      await seeNo(browser, `//dialog${button('Avvis alle')}`);
      // The footer's own script is fetched when it is seen, or with the press.
      await browser.click(button('Velg informasjonskapsler'));
      await see(browser, `//dialog${button('Avvis alle')}`);
    });

    test('a page begins in the font that came after the page before', async () => {
      // How wide the heading is, and would be in the device's font.
      const measure = async () => {
        await scriptIsIn(browser, '//h1');
        const measured = await browser.evaluate(`
          const heading = document.querySelector('h1');
          const range = document.createRange();
          range.selectNodeContents(heading);
          const isAsIs = range.getBoundingClientRect().width;
          heading.style.fontFamily = 'var(--font-fallback)';
          return [isAsIs, range.getBoundingClientRect().width];
        `);
        return measured as [number, number];
      };
      await browser.open(portal + OVERSIKT);
      const [first, ofDevice] = await measure();
      expect(first).toBe(ofDevice);
      await expect
        .poll(() => browser.evaluate("return sessionStorage.getItem('kfp-font') !== null"))
        .toBe(true);
      await browser.open(portal + OVERSIKT);
      const [second, stillOfDevice] = await measure();
      expect(stillOfDevice).toBe(ofDevice);
      expect(second).not.toBe(ofDevice);
    });

    test('I go to my claims, and am logged in there', async () => {
      await start({ avtaler: [{}] });
      await choose(link('Skadesaker'));
      await see(browser, heading('Skadesakene dine'));
    });

    test('in my bank’s app on an iPhone I find my insurances', async () => {
      await reopen({ ...size, userAgent: IOS_APP });
      await start({ avtaler: [{ name: 'Hus', productType: 'HUS' }] }, logInThroughFrame);
      await see(browser, heading('Hus'));
      await browser.click(link('Kjøp forsikring'));
      await see(browser, heading('Hva vil du forsikre?'));
    });
  });
}
