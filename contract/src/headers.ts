/** Header names that browser, server and other teams rely on. */
export const REQUESTED_BY_HEADER = 'x-requested-by';
export const REQUESTED_BY = 'forsikringsoversikt';
/** Whole seconds until the session expires: ceil(min(idle left, absolute left)). */
export const SESSION_EXPIRES_HEADER = 'x-session-expires-in';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';
/** Public id of the session that the page was made for. Left out on visitors' pages and by neighbouring apps that only read. */
export const SESSION_ID_HEADER = 'x-kfp-session-id';
/**
 * The language of the page that calls. Another API host takes it without leave, and browsers send none by themselves.
 */
export const SPRAK_HEADER = 'content-language';
export const CORRELATION_ID_HEADER = 'x-correlation-id';
