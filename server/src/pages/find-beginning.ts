import { setImmediate as turn } from 'node:timers/promises';

import type { RenderedPage } from '@portal/contract/page.ts';

import { settleWithin } from './send-page.ts';

/** How long a busy process waits for the whole page before it renders an opening. */
const BUSY_WAIT_MS = 50;
/** Pages that are not waited for after one that was in vain: the systems are slower than that just now. */
const PAGES_AFTER_VAIN = 20;

export type FindBeginning = (page: RenderedPage) => Promise<string>;

/**
 * What of a page is sent first: its opening, or all of it where that is there. The opening is rendered again with the rest,
 * which a busy process can spare itself where the systems are quick (decision 2).
 */
export function createFindBeginning(isBusy: () => boolean): FindBeginning {
  let unwaited = 0;

  async function takeWhole({ complete }: RenderedPage): Promise<string | undefined> {
    // Some are whole from the start.
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
      return (await takeWhole(page)) ?? page.opening;
    } catch (error) {
      // Its answers may still be on their way, and would have it rendered once more.
      page.abort();
      throw error;
    }
  };
}
