import type { Endringsslag } from '../../persistence/database.ts';

/**
 * What the customer answered to the kind by its name in the files. A reservation is a no to documents by post, and the
 * files ask for the documents: a yes to a no reads as two.
 */
export const isJa = (slag: Endringsslag, verdi: boolean): boolean =>
  slag === 'RESERVASJON' ? !verdi : verdi;
