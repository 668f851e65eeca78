import { FONT_ATTRIBUTE } from '@portal/contract/document.ts';

/** Of the browser's own storage. It holds the name of a public file, the same for everybody. */
const STORAGE_KEY = 'kfp-font';

/**
 * Runs in the head of every page, in the oldest JavaScript. A page keeps the font that it begins in: if the web font
 * came in the middle, lines would wrap anew under the customer's finger, and a slow phone would lay the page out twice.
 * So it is fetched when the page has loaded, for the next one. A page whose browser has it begins with it. That it has
 * is remembered as light or dark is: for the visit, and for longer where functional cookies are accepted.
 *
 * On a page that uses it the font is `optional`: not there for the first paint, it is not used on this page. While it
 * is fetched for the next page it is not: Firefox and Safari give up an `optional` font that takes longer than 100 ms.
 * It is declared here and in no style sheet, since Chromium forgets that when the styles of a page change.
 *
 * What an earlier yes to functional cookies has left is removed when the page has loaded: a browser reads each storage
 * from disk, and the page would wait for one that it does not need.
 */
const script = `(function (document, file, isForLong) {
  var kept;
  if (!isForLong) window.addEventListener('load', function () {
    try {
      localStorage.removeItem('${STORAGE_KEY}');
    } catch (error) {}
  });
  try {
    kept = isForLong && localStorage.getItem('${STORAGE_KEY}') || sessionStorage.getItem('${STORAGE_KEY}');
    if (isForLong && kept === file) localStorage.setItem('${STORAGE_KEY}', file);
    var font = new FontFace('Figtree', 'url(' + file + ') format("woff2")', {
      weight: '400 700',
      display: kept === file ? 'optional' : 'swap'
    });
  } catch (error) {
    return;
  }
  if (kept !== file) return window.addEventListener('load', function () {
    font.load().then(function () {
      (isForLong ? localStorage : sessionStorage).setItem('${STORAGE_KEY}', file);
    }).then(null, function () {});
  });
  document.fonts.add(font);
  var link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
  document.documentElement.setAttribute('${FONT_ATTRIBUTE}', '');
})(document, FILE, IS_FOR_LONG);`;

const [beforeFile = '', beforeTime = '', end = ''] = script
  .replaceAll(/\n\s*/g, '')
  .split(/FILE|IS_FOR_LONG/);

/**
 * @param file path of the web font
 * @param isForLong whether functional cookies are accepted
 */
export function toFontScript(file: string, isForLong: boolean): string {
  return `${beforeFile}${JSON.stringify(file)}${beforeTime}${isForLong}${end}`;
}
