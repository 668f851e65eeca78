const lengsteUtenBindestrek = 23;

/**
 * Lets a long name break before 'forsikring': a soft hyphen goes before the first lower-case 'forsikring' that
 * follows a letter, when the name is longer than 23 characters as it came.
 */
export function insertMykBindestrek(navn: string): string {
  return navn.length > lengsteUtenBindestrek
    ? navn.replace(/(\p{L})forsikring/u, '$1\u00adforsikring')
    : navn;
}
