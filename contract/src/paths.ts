/** The app is mounted here (RTE-01); assets stand under the same prefix (RTE-02). */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Parent of the base path: where the neighbouring apps (purchase, details, invoices) live. */
export const FORSIKRING_PATH = '/privat/forsikring';
export const API_PATH = '/api/privat/forsikring';
