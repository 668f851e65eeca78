/** How long the first paint and the rest of the page are waited for, in ms. */
const LIMIT_MS = 1000;

/**
 * Runs right after the template with the portal's own script, and puts that into the page when the page has been
 * painted and has come whole: on a slow line the script would compete with what the customer came to see, and with
 * what a late source system answers. It does not wait where nothing is painted, as in a window that is not shown, or
 * where the browser does not tell.
 */
const script = `(function (document) {
  var template = document.currentScript.previousElementSibling;
  var awaited = 2;
  function begin() {
    if (template) document.body.appendChild(template.content);
    template = null;
  }
  function come() {
    if (!--awaited) begin();
  }
  var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (document.hidden || !types || types.indexOf('paint') < 0) return begin();
  document.addEventListener('DOMContentLoaded', come);
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length) come();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, ${LIMIT_MS});
})(document);`;

export const afterPaintScript: string = script.replaceAll(/\n\s*/g, '');
