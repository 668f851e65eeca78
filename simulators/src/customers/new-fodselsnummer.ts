import { randomInt } from 'node:crypto';

import { isSyntheticFodselsnummer } from './fodselsnummer.ts';

/** Added to the month, so that the number cannot be a real person's. */
const SYNTHETIC_MONTH = 80;
const D_NUMMER_DAY = 40;
const NUMBERS_A_DAY = 500;

export interface NumberWish {
  /** yyyy-mm-dd, 1900 to 2039. Left out: a random adult. */
  fodselsdato?: string;
  isDNummer?: boolean;
}

/**
 * Makes synthetic national ids of 11 digits, all different and none that `isTaken`. Throws when all numbers of a day
 * are used, some 400 of them.
 */
export function createFodselsnummerMaker(isTaken: (fodselsnummer: string) => boolean) {
  const made = new Set<string>();

  function makeAtDay({ fodselsdato, isDNummer }: Required<NumberWish>): string | undefined {
    const [year = '', month = '', day = ''] = fodselsdato.split('-');
    const date =
      pad(Number(day) + (isDNummer ? D_NUMMER_DAY : 0), 2) +
      pad(Number(month) + SYNTHETIC_MONTH, 2) +
      year.slice(2);
    const first = Number(year) < 2000 ? 0 : NUMBERS_A_DAY;
    const start = randomInt(NUMBERS_A_DAY);
    for (let step = 0; step < NUMBERS_A_DAY; step += 1) {
      const fodselsnummer = withCheckDigits(date + pad(first + ((start + step) % NUMBERS_A_DAY), 3));
      if (fodselsnummer === undefined || made.has(fodselsnummer) || isTaken(fodselsnummer)) continue;
      made.add(fodselsnummer);
      return fodselsnummer;
    }
    return undefined;
  }

  return ({ fodselsdato = pickBirthDate(), isDNummer = false }: NumberWish = {}): string => {
    const fodselsnummer = makeAtDay({ fodselsdato, isDNummer });
    if (fodselsnummer === undefined) throw new Error(`All numbers of ${fodselsdato} are used`);
    return fodselsnummer;
  };
}

/** A person between about 30 and 80 years. */
export function pickBirthDate(): string {
  const day = Date.UTC(1945, 0, 1) + randomInt(50 * 365) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

/** For about one number in ten no check digits are valid. */
function withCheckDigits(nineDigits: string): string | undefined {
  for (let check = 0; check < 100; check += 1) {
    const fodselsnummer = nineDigits + pad(check, 2);
    if (isSyntheticFodselsnummer(fodselsnummer)) return fodselsnummer;
  }
  return undefined;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
