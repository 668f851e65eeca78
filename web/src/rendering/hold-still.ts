/** Milliseconds before what comes late may move, counted from when a finger or button went down, and from when up. */
const STILL_MS = 500;

/**
 * Runs in the head of each page that has sections, in the oldest JavaScript. React's small scripts put late sections in place by calling
 * `$RV` with the batch that has come. While the customer presses something the batch waits, so that nothing moves under
 * the finger; what comes meanwhile joins it. Otherwise it is shown with the next frame: by itself React waits until 300 ms
 * after the time in `$RT`, when it last showed something.
 */
const script = `(function (window) {
  var until = 0, reveal;
  function note() {
    until = Date.now() + ${STILL_MS};
  }
  function hold(batch) {
    if (Date.now() < until) setTimeout(function () { hold(batch); }, until - Date.now());
    else reveal(batch);
  }
  window.addEventListener('pointerdown', note, true);
  window.addEventListener('pointerup', note, true);
  Object.defineProperty(window, '$RV', {
    get: function () { return hold; },
    set: function (given) { reveal = given; }
  });
  Object.defineProperty(window, '$RT', { get: function () {}, set: function () {} });
})(window);`;

export const holdStillScript: string = script.replaceAll(/\n\s*/g, '');
