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

/** By the names of fields, wherever they stand in a customer. */
const kinds: Partial<Record<string, PersonalKind>> = {
  navn: 'name',
  mobilNummer: 'telephone number',
  telefon: 'telephone number',
  niceKundenummer: 'customer number',
  policyNumber: 'agreement number',
  description: 'agreement',
};

/** Everything that identifies one of the test customers, each value once. */
export function listKnownPersonal(): KnownValue[] {
  const all = customers.flatMap((customer) => [...listNamed(customer), ...listAdresser(customer)]);
  all.push({ kind: 'name', value: MADE_NAVN });
  for (const { navn } of customers) all.push({ kind: 'name', value: navn.split(' ').toReversed().join(' ') });
  return [...new Map(all.map((known) => [`${known.kind} ${known.value}`, known])).values()];
}

function listNamed(value: unknown, name = ''): KnownValue[] {
  const kind = kinds[name];
  if (typeof value === 'string') {
    // Of descriptions only those that contain a number, such as those of a house or a car.
    const isKnown = kind !== undefined && (kind !== 'agreement' || /\d/.test(value));
    return isKnown ? [{ kind, value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => listNamed(one, key));
}

function listAdresser(customer: Customer): KnownValue[] {
  const { folkeregistrert, iBruk } = getAdresser(customer);
  return [folkeregistrert, iBruk].flatMap((adresse) =>
    adresse?.gatenavn === undefined
      ? []
      : [{ kind: 'address', value: `${adresse.gatenavn} ${adresse.gatenummer ?? ''}`.trim() }],
  );
}
