/**
 * Runs right after the styles of what stands below, and takes them along to the head: React knows nothing of them where
 * they stand, and would miss what it knows. Later would be dearer: to move a sheet with layers makes Chromium lay out
 * the whole page again, which takes a slow phone 90 ms. Here nothing has been laid out with them yet.
 */
const script = `(function (document) {
  var script = document.currentScript;
  document.head.appendChild(script.previousSibling);
  script.parentNode.removeChild(script);
})(document);`;

export const moveStylesScript: string = script.replaceAll(/\n\s*/g, '');
