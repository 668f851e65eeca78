import { SCRIPT_ATTRIBUTE, type ScriptState } from '@portal/contract/document.ts';

const state = { awaited: 'awaited', failed: 'failed' } satisfies { [State in ScriptState]?: State };

/**
 * Runs in the head of every page, in the oldest JavaScript. It sets an attribute on the root element, for the style
 * sheet and the portal's own script:
 *
 * - nothing: no script runs, or the browser lacks what ours needs. Ours does not start.
 * - `awaited`: ours may start and is being loaded. Content for browsers without script is hidden.
 * - `failed`: one of its files did not arrive, something threw before it took over, or it takes very long.
 *   Content for browsers without script is shown; if ours comes after all, it hides that again.
 * - `on`: ours has taken over the page; set by itself.
 *
 * It closes a dialog that came with the page on Escape, as ours will do.
 *
 * The checks name the newest features of the supported browsers, each in another engine.
 */
const script = `(function (window, document) {
  var root = document.documentElement;
  window.addEventListener('keydown', function (event) {
    var dialog = event.key === 'Escape' && document.querySelector('dialog[open]:not(:modal)');
    if (dialog) dialog.close();
  });
  try {
    new RegExp('(?<=a)b');
    if (!CSS.supports('container-type', 'inline-size') || !('inert' in root) || !AbortSignal.timeout || ![].findLast) return;
  } catch (error) {
    return;
  }
  root.setAttribute('${SCRIPT_ATTRIBUTE}', '${state.awaited}');
  function fail() {
    if (root.getAttribute('${SCRIPT_ATTRIBUTE}') === '${state.awaited}') root.setAttribute('${SCRIPT_ATTRIBUTE}', '${state.failed}');
  }
  window.addEventListener('error', function (event) {
    var file = event.target === window ? event.filename : event.target.src || (event.target.rel === 'modulepreload' && event.target.href);
    if (file && file.indexOf(location.origin) === 0) fail();
  }, true);
  setTimeout(fail, 10000);
})(window, document);`;

export const startScript: string = script.replaceAll(/\n\s*/g, '');
