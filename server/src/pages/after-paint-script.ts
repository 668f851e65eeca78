/** How long the first paint is waited for, in ms. */
const LIMIT_MS = 1000;

/**
 * Runs right after the template with the portal's own script, and puts that into the page when the page has been
 * painted: on a slow line the script would compete with what the customer came to see. It does not wait where nothing
 * is painted, as in a window that is not shown, or where the browser does not tell.
 */
const script = `(function (document) {
  var template = document.currentScript.previousElementSibling;
  function begin() {
    if (template) document.body.appendChild(template.content);
    template = null;
  }
  var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (document.hidden || !types || types.indexOf('paint') < 0) return begin();
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, ${LIMIT_MS});
})(document);`;

export const afterPaintScript: string = script.replaceAll(/\n\s*/g, '');
