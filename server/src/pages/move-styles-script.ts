/**
 * Runs right before styles that stand in the app, and takes them along to the head: React knows nothing of them where
 * they stand, and would miss what it knows. They are moved as soon as they come, before anything is painted with
 * them: to move a sheet with layers that a page is painted with makes Chromium lay all of it out again, which takes a
 * slow phone 90 ms. A script after them could come too late, since a parser that has read so many rules paints first.
 */
const script = `(function (document) {
  var script = document.currentScript;
  var parent = script.parentNode;
  new MutationObserver(function (changes, observer) {
    var styles = parent.querySelector('style');
    if (!styles) return;
    observer.disconnect();
    document.head.appendChild(styles);
  }).observe(parent, { childList: true });
  parent.removeChild(script);
})(document);`;

export const moveStylesScript: string = script.replaceAll(/\n\s*/g, '');
