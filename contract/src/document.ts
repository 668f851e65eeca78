/** What the server writes into the document and the script finds there. The style sheets read the attributes too. */

/** The element that React hydrates. */
export const APP_ID = 'app';
/** On the root element: whether our script may start. Missing: no script runs, or not in this browser. */
export const SCRIPT_ATTRIBUTE = 'data-script';
export type ScriptState = 'awaited' | 'failed' | 'on';
/** On the root element: the customer's choice of light or dark. Missing: as the device. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** On the root element: the page begins in the web font, which the browser has. */
export const FONT_ATTRIBUTE = 'data-font';
/** On the first element with styles of the page: the sheets that all of them come from, with a space between. */
export const STYLE_FILES_ATTRIBUTE = 'data-files';
/** On each part that stands below what is painted first. All other styles come right before the first of them. */
export const BELOW_ATTRIBUTE = 'data-below';
