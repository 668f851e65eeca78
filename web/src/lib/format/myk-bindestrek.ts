const lengsteUtenBindestrek = 23;

/**
 * Lets a long name break before 'forsikring': inserts a soft hyphen before the first lower-case 'forsikring' that
 * follows a letter, if the name is longer than 23 characters.
 */
export function insertMykBindestrek(navn: string): string {
  return navn.length > lengsteUtenBindestrek
    ? navn.replace(/(\p{L})forsikring/u, '$1\u00adforsikring')
    : navn;
}
