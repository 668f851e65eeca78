import type { Check } from './check.ts';
import { soldAt } from './check-recommendations.ts';
import { findSperre } from './world.ts';

const KJOP = '/privat/forsikring/oversikt/kjopsinnganger';

/** A customer who cannot buy online sees no open way to buy, and the right reason; nobody else sees a closed one. */
export const checkPurchases: Check = ({ world, pages }) => {
  const sperre = findSperre(world);
  return pages.flatMap((page) =>
    page.listAddresses().flatMap((address) => {
      const isOpen = soldAt[address] !== undefined && !address.startsWith(KJOP);
      if (sperre !== undefined && isOpen) return [`${page.path}: '${address}' is open in spite of ${sperre}`];
      if (!address.includes('sperret=') || address === `${KJOP}?sperret=${sperre}`) return [];
      return [`${page.path}: '${address}' says why of ${sperre ?? 'somebody who may buy'}`];
    }),
  );
};
