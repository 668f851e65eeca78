import type { Avtale } from '@portal/contract/avtaler.ts';
import type { ProductType } from '@portal/contract/product-types.ts';

/** What an agreement insures, in the order of the groups. */
export const grupper = [
  'kjoretoy',
  'baat',
  'hus-og-hytte',
  'innbo-og-ting',
  'reise',
  'liv-og-helse',
  'dyr',
  'annet',
] as const;
export type Gruppe = (typeof grupper)[number];

const gruppeByProduct: Record<ProductType, Gruppe> = {
  BIL: 'kjoretoy',
  MC: 'kjoretoy',
  MOPED: 'kjoretoy',
  FIRMABIL: 'kjoretoy',
  VETERANBIL: 'kjoretoy',
  SNOSCOOTER: 'kjoretoy',
  TRAKTOR: 'kjoretoy',
  CAMPING: 'kjoretoy',
  VAREBIL: 'kjoretoy',
  ANNET_KJORETOY: 'kjoretoy',
  SEK: 'kjoretoy',
  BAAT: 'baat',
  HUS: 'hus-og-hytte',
  FRITIDSHUS: 'hus-og-hytte',
  BOLIGSELGER: 'hus-og-hytte',
  LANDBRUK: 'hus-og-hytte',
  INNBO: 'innbo-og-ting',
  KOLLEKTIV_HJEM: 'innbo-og-ting',
  LO_INNBO_TILLEGG: 'innbo-og-ting',
  VERDISAKER: 'innbo-og-ting',
  REISE: 'reise',
  KOLLEKTIV_REISE: 'reise',
  REISE_TILLEGG: 'reise',
  KOLLEKTIV_ULYKKE: 'liv-og-helse',
  KOLLEKTIV_ULYKKE_BARN: 'liv-og-helse',
  KOLLEKTIV_ULYKKE_FRITID: 'liv-og-helse',
  GRUPPE_ULYKKE: 'liv-og-helse',
  GRUPPE_KRITISK_SYKDOM: 'liv-og-helse',
  GRUPPELIV: 'liv-og-helse',
  KOLLEKTIV_LISENS: 'liv-og-helse',
  ANNEN_SYKDOM: 'liv-og-helse',
  BEHANDLING: 'liv-og-helse',
  KJAELEDYR: 'dyr',
  HEST: 'dyr',
  BETALING: 'annet',
};
const known = new Map<string, Gruppe>(Object.entries(gruppeByProduct));

/** Whether an address (its query string) asks for groups. */
export function isGruppert(search: string): boolean {
  return new URLSearchParams(search).get('vis') === 'gruppert';
}

/** The agreements by what they insure, each group in the given order. Missing and unknown types come last. */
export function groupAvtaler(avtaler: readonly Avtale[]): { gruppe: Gruppe; avtaler: Avtale[] }[] {
  const findGruppe = ({ productType }: Avtale) => known.get(productType ?? '') ?? 'annet';
  return grupper.flatMap((gruppe) => {
    const own = avtaler.filter((avtale) => findGruppe(avtale) === gruppe);
    return own.length === 0 ? [] : [{ gruppe, avtaler: own }];
  });
}

/** Some write a letter with its ring in two parts, and a name that is copied from its card has a soft hyphen. */
const toSearched = (text: string) =>
  text
    .replaceAll(/\p{Format}/gu, '')
    .normalize()
    .toLocaleLowerCase('nb');

/** Agreements whose name, description or number contains every word of the search; case-insensitive. */
export function searchAvtaler(avtaler: readonly Avtale[], sok: string): readonly Avtale[] {
  const words = toSearched(sok).split(/\s+/).filter(Boolean);
  if (words.length === 0) return avtaler;
  return avtaler.filter(({ name, description = '', policyNumber = '' }) => {
    const text = toSearched(`${name} ${description} ${policyNumber}`);
    return words.every((word) => text.includes(word));
  });
}
