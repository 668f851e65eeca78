import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { whenNeeded } from '@portal/contract/format/when-needed.ts';

const getRegler = whenNeeded(() => new Intl.PluralRules(lokale.intl));

/** The form that belongs to a number in the language of the page; `other` where it has no form of its own. */
export function velgFlertall<Form>(antall: number, former: { one: Form; other: Form }): Form {
  return getRegler().select(antall) === 'one' ? former.one : former.other;
}
