import { lokale } from '@portal/contract/format/lokale.nb.ts';

const regler = new Intl.PluralRules(lokale.intl);

/** The form that belongs to a number in the language of the page; `other` where it has no form of its own. */
export function velgFlertall<Form>(antall: number, former: { one: Form; other: Form }): Form {
  return regler.select(antall) === 'one' ? former.one : former.other;
}
