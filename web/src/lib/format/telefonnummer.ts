const NBSP = '\u00A0';

/**
 * A Norwegian telephone number grouped for reading: eight digits that start with 8 as 3-2-3, with 2-9 in pairs, with
 * non-breaking spaces. Other numbers are returned unchanged, without a country code.
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
 * The `tel:` address of a number, without spaces and with its country code: Norwegian numbers of eight and of five
 * digits can be called from abroad too. Shorter ones can be called only within the country.
 */
export function toTelefonLenke(telefonnummer: string): string {
  const number = telefonnummer.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  return `tel:${/^(?:[2-9]\d{7}|0\d{4})$/.test(number) ? '+47' : ''}${number}`;
}

/** Without spaces and without a Norwegian country code, which the caller adds itself. */
function toSubscriberNumber(telefonnummer: string): string {
  return telefonnummer.replaceAll(/\s/g, '').replace(/^(?:\+|00)47(?=\d{8}$)/, '');
}
