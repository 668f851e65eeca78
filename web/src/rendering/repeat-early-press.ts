import { SCRIPT_ATTRIBUTE, type ScriptState } from '@portal/contract/document.ts';
import { belopForm } from '@portal/contract/skjulte-belop.ts';
import { sprakForm } from '@portal/contract/sprak.ts';
import { utseendeForm } from '@portal/contract/utseende.ts';

const AWAITED: ScriptState = 'awaited';

/** They stand on every page. Posted without our script, they would leave behind what is typed in another form. */
const settings = [sprakForm, utseendeForm, belopForm].map(({ path }) => path);

/**
 * Runs in the head of each page, in the oldest JavaScript. While our script is on its way a press on one of the
 * customer's settings waits. It is done again when the script runs, or as without script when that has failed.
 */
const script = `(function (document) {
  var root = document.documentElement, settings = ${JSON.stringify(settings)}, pressed;
  document.addEventListener('submit', function (event) {
    if (root.getAttribute('${SCRIPT_ATTRIBUTE}') !== '${AWAITED}' || settings.indexOf(event.target.getAttribute('action')) < 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = event.submitter;
  }, true);
  if (root.hasAttribute('${SCRIPT_ATTRIBUTE}')) new MutationObserver(function () {
    var button = pressed;
    pressed = undefined;
    if (button) button.click();
  }).observe(root, { attributeFilter: ['${SCRIPT_ATTRIBUTE}'] });
})(document);`;

export const repeatEarlyPressScript: string = script.replaceAll(/\n\s*/g, '');
