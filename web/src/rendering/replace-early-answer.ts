import { ownCookiesForm } from '@portal/contract/own-cookies.ts';

/**
 * Runs in the head of each page, in the oldest JavaScript. An answer about cookies that is pressed before our script has
 * come is posted, and until that is answered the page stays and asks on. Another answer is then posted too: the browser
 * drops the first, which would otherwise be kept after the second.
 */
const script = `(function (window) {
  var isPosted;
  function isAnswer(event) {
    return event.target.getAttribute('action') === '${ownCookiesForm.path}';
  }
  window.addEventListener('submit', function (event) {
    if (isPosted && isAnswer(event)) event.stopImmediatePropagation();
  }, true);
  window.addEventListener('submit', function (event) {
    if (!event.defaultPrevented && isAnswer(event)) isPosted = true;
  });
  window.addEventListener('pageshow', function (event) {
    if (event.persisted) isPosted = false;
  });
})(window);`;

export const replaceEarlyAnswerScript: string = script.replaceAll(/\n\s*/g, '');
