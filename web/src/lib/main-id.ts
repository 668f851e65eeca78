/** The id of the page's `main`: target of the skip link, and focused when a new page is shown. */
export const MAIN_ID = 'innhold';
