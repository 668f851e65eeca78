/** Of the page's `main`: where the skip link leads, and where focus goes when a new page is shown. */
export const MAIN_ID = 'innhold';
