import { type Asked, ok, people, startSystem, type System, unreadable } from './start-system.ts';

/** What it does wrong; all else is right. */
export type Fault = 'answers 500 for a stranger' | 'answers without scores';

const none = { status: 404, body: { message: 'nothing to recommend' } };

/** Has a list for Ada and a general one for strangers. Bo is recommended nothing. */
export function startAnbefalingSystem(fault?: Fault): Promise<System> {
  return startSystem({
    '/anbefalinger/sok'({ fodselsnummer, produkt }: Asked) {
      if (fodselsnummer === undefined || !/^[A-Z_]{1,40}$/.test(String(produkt))) return unreadable;
      if (fodselsnummer === people.bo) return none;
      const isStranger = fodselsnummer === people.stranger;
      if (isStranger && fault === 'answers 500 for a stranger') return { status: 500, body: none.body };
      const scores = [{ nextBestOfferProdukt: 'REISE', score: 0.9 }];
      return ok({
        ...(fault !== 'answers without scores' && { scores }),
        controlgroup: isStranger,
        fallback: isStranger,
      });
    },
  });
}
