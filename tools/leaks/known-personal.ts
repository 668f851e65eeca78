import { getAdresser } from '../../simulators/src/customers/adresser.ts';
import type { Customer } from '../../simulators/src/customers/customer.ts';
import { MADE_NAVN } from '../../simulators/src/door/read-kunde.ts';
import { customers } from '../../simulators/src/customers/list.ts';

/** Kinds of personal data. National ids and e-mail addresses are recognised by shape, whoever they belong to. */
export type PersonalKind =
  | 'national id'
  | 'e-mail address'
  | 'name'
  | 'telephone number'
  | 'address'
  | 'agreement number'
  | 'agreement'
  | 'customer number'
  | 'union membership'
  | 'reason of a price';

export interface KnownValue {
  kind: PersonalKind;
  value: string;
}

/** Everything that identifies one of the test customers, each value once. */
export function listKnownPersonal(): KnownValue[] {
  const all = customers.flatMap((customer) => [
    { kind: 'name' as const, value: customer.navn },
    { kind: 'name' as const, value: customer.navn.split(' ').toReversed().join(' ') },
    ...toKnown('telephone number', [
      customer.register?.kontaktInformasjon.mobilNummer,
      customer.livkunde?.telefon,
    ]),
    ...toKnown('customer number', [customer.register?.niceKundenummer]),
    ...toKnown('address', listAdresser(customer)),
    ...listAvtaler(customer),
  ]);
  all.push({ kind: 'name', value: MADE_NAVN });
  return [...new Map(all.map((known) => [`${known.kind} ${known.value}`, known])).values()];
}

function listAdresser(customer: Customer): string[] {
  const { folkeregistrert, iBruk } = getAdresser(customer);
  return [folkeregistrert, iBruk].flatMap((adresse) =>
    adresse?.gatenavn === undefined ? [] : [`${adresse.gatenavn} ${adresse.gatenummer ?? ''}`.trim()],
  );
}

/** Numbers, and descriptions that contain a number, such as those of a house or a car. */
function listAvtaler({ avtaler, tilbud = {}, sparebank }: Customer): KnownValue[] {
  const rows = [
    ...Object.values(avtaler).flat(),
    ...Object.values(tilbud).flat(),
    ...(sparebank?.avtaler ?? []),
  ];
  const pakker = Object.values(tilbud)
    .flat()
    .flatMap(({ pakkeTilbud = [] }) => pakkeTilbud);
  return [
    ...toKnown(
      'agreement number',
      [...rows, ...pakker].map(({ policyNumber }) => policyNumber),
    ),
    ...toKnown(
      'agreement',
      rows.map(({ description }) => description).filter((text) => /\d/.test(text ?? '')),
    ),
  ];
}

function toKnown(kind: PersonalKind, values: readonly (string | undefined)[]): KnownValue[] {
  return values.flatMap((value) => (value === undefined ? [] : [{ kind, value }]));
}
