/**
 * Runs in the head of every page, in the oldest script there is, and says at the root what the style sheet and the
 * portal's own script go by:
 *
 * - nothing: no script runs, or the browser lacks what ours needs. It does not start.
 * - `awaited`: ours may start, and is on its way. What stands for browsers without script is hidden.
 * - `failed`: a file of it did not arrive, or something threw before it had taken over, or it takes very long. What
 *   stands for browsers without script shows; should it come after all, it hides that again.
 * - `on`: it has taken over the page; it says so itself.
 *
 * The tests name what came last of what the stated browsers have, each in another engine.
 */
const script = `(function (window, document) {
  var root = document.documentElement;
  try {
    new RegExp('(?<=a)b');
    if (!CSS.supports('container-type', 'inline-size') || !('inert' in root) || !AbortSignal.timeout || ![].findLast) return;
  } catch (error) {
    return;
  }
  root.setAttribute('data-script', 'awaited');
  function fail() {
    if (root.getAttribute('data-script') === 'awaited') root.setAttribute('data-script', 'failed');
  }
  window.addEventListener('error', function (event) {
    var file = event.target === window ? event.filename : event.target.src || (event.target.rel === 'modulepreload' && event.target.href);
    if (file && file.indexOf(location.origin) === 0) fail();
  }, true);
  setTimeout(fail, 10000);
})(window, document);`;

export const startScript: string = script.replaceAll(/\n\s*/g, '');
