/**
 * The value of `produkt` on the overview; receipt pages send the type of product that was bought. Every page carries this
 * file, and not the list of products.
 */
export const NBO_OVERSIKT = 'OVERSIKT';
