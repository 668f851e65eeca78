/** How long the first paint is waited for, in ms. */
const PAINT_LIMIT_MS = 1000;
/** And then the rest of the page, in ms. Whoever presses something waits for the script, too. */
const REST_LIMIT_MS = 500;

/**
 * Runs right after the template with the portal's own script, and puts that into the page when the page has been
 * painted and has come whole: on a slow line the script would compete with what the customer came to see, and with
 * what a late source system answers. It does not wait where nothing is painted, as in a window that is not shown, or
 * where the browser does not tell.
 */
const script = `(function (document) {
  var template = document.currentScript.previousElementSibling;
  function begin() {
    if (template) document.body.appendChild(template.content);
    template = null;
  }
  function awaitRest() {
    if (document.readyState !== 'loading') return begin();
    document.addEventListener('DOMContentLoaded', begin);
    setTimeout(begin, ${REST_LIMIT_MS});
  }
  var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (document.hidden || !types || types.indexOf('paint') < 0) return begin();
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length) awaitRest();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, ${PAINT_LIMIT_MS});
})(document);`;

export const afterPaintScript: string = script.replaceAll(/\n\s*/g, '');
