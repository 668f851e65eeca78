import { setImmediate as turn } from 'node:timers/promises';

import type { RenderedPage } from '@portal/contract/page.ts';

import { settleWithin } from '../core/settle-within.ts';

/**
 * Longest wait of a busy process for a whole page, half of the render deadline. Rendering openings too would delay every
 * page.
 */
const BUSY_WAIT_MS = 150;
/** After a wait in vain, so many pages are not waited for: the outside systems are too slow just now. */
const PAGES_AFTER_VAIN = 20;

/** What of a page is sent first. */
export interface Beginning {
  markup: string;
  /** All of it: nothing is waited for. */
  isWhole: boolean;
}

type FindBeginning = (page: RenderedPage) => Promise<Beginning>;

/**
 * Chooses what is sent first: the page's opening, or the whole page if it is ready. The opening is rendered again with
 * the rest; a busy process saves that work when the outside systems are quick (decision 2).
 */
export function createFindBeginning(isBusy: () => boolean): FindBeginning {
  let unwaited = 0;

  async function takeWhole({ complete }: RenderedPage): Promise<string | undefined> {
    // Some pages are complete from the start.
    if (!isBusy() || unwaited > 0) {
      unwaited = Math.max(unwaited - 1, 0);
      return Promise.race([complete, turn(undefined)]);
    }
    const whole = await settleWithin(complete, BUSY_WAIT_MS);
    if (whole === undefined) unwaited = PAGES_AFTER_VAIN;
    return whole;
  }

  return async (page) => {
    try {
      const whole = await takeWhole(page);
      return whole === undefined
        ? { markup: page.getOpening(), isWhole: false }
        : { markup: whole, isWhole: true };
    } catch (error) {
      // Pending answers would render the page once more.
      page.abort();
      throw error;
    }
  };
}
