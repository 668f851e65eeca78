/** Milliseconds after a tap in which another one at the same place belongs to it: not all phones count taps. */
const DOUBLE_TAP_MS = 500;
/** As far as a finger moves between the two, in pixels. */
const SAME_PLACE_PX = 20;

/**
 * Runs in the head of each page, in the oldest JavaScript. The second press of a double click or a double tap does
 * nothing, nor does Enter that is held: the first may have put something else there, which nobody has read. A row that
 * opens and closes does so at each press.
 *
 * Nor does a finger press what came under it while it was down: some browsers click what is there when it is lifted. What
 * is there and did not change may be pressed from beside it, as they choose for a thick finger. A key or a screen reader
 * presses whatever finger scrolled before.
 */
const script = `(function (document) {
  var at = -${DOUBLE_TAP_MS}, x, y, isSecond, isDown, pressed;
  function find(element) {
    return element && element.closest ? element.closest('a,button,input,label,select,summary,textarea') : null;
  }
  document.addEventListener('pointerdown', function (event) {
    var isTouch = event.pointerType === 'touch';
    isSecond = isTouch && event.timeStamp - at < ${DOUBLE_TAP_MS} && Math.abs(event.clientX - x) < ${SAME_PLACE_PX} && Math.abs(event.clientY - y) < ${SAME_PLACE_PX};
    at = isTouch ? event.timeStamp : -${DOUBLE_TAP_MS};
    x = event.clientX;
    y = event.clientY;
    isDown = isTouch;
    pressed = find(event.target);
  }, true);
  document.addEventListener('keydown', function (event) {
    isSecond = event.repeat && event.key === 'Enter';
  }, true);
  document.addEventListener('click', function (event) {
    if (!event.isTrusted) return;
    var isAnother = isDown && event.pointerType === 'touch' && find(event.target) !== pressed && find(document.elementFromPoint(x, y)) !== pressed;
    isDown = false;
    if (!isAnother && (!isSecond && event.detail < 2 || event.target.closest('summary'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})(document);`;

export const dropDoublePressScript: string = script.replaceAll(/\n\s*/g, '');
