const NBSP = '\u00A0';

/**
 * A Norwegian telephone number as it is read aloud: eight digits that start with 8 in groups of 3-2-3,
 * with 2-9 in pairs, parted by non-breaking spaces.
 * What is no such number stays as it came, without a country code.
 *
 * @param landkode Country code in digits, e.g. '47'; shown first with a plus sign.
 */
export function formatTelefonnummer(telefonnummer: string, landkode?: string): string {
  const digits = toSubscriberNumber(telefonnummer);
  const groups = /^8\d{7}$/.test(digits)
    ? [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
    : /^[2-9]\d{7}$/.test(digits)
      ? (digits.match(/\d\d/g) ?? [])
      : undefined;
  if (groups === undefined) return telefonnummer;
  return (landkode === undefined ? groups : [`+${landkode}`, ...groups]).join(NBSP);
}

/**
 * The `tel:` address of a number, without spaces and with its country code: Norwegian ones of eight and of five
 * digits are called from abroad too. Shorter ones are reached in the country alone.
 */
export function toTelefonLenke(telefonnummer: string): string {
  const number = telefonnummer.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  return `tel:${/^(?:[2-9]\d{7}|0\d{4})$/.test(number) ? '+47' : ''}${number}`;
}

/** Without spaces and without a Norwegian country code, which the caller adds in one way only. */
function toSubscriberNumber(telefonnummer: string): string {
  return telefonnummer.replaceAll(/\s/g, '').replace(/^(?:\+|00)47(?=\d{8}$)/, '');
}
