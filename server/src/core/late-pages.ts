import type { SettledAnswer } from '@portal/contract/page.ts';

/** How long the answers of a late page are kept for the request of the complete page, in ms: enough for a refresh on a slow line. */
const KEPT_MS = 3000;
/** Pages kept at once. Above that none is kept, and the complete page asks again: slower, never wrong. */
const KEPT_PAGES = 1000;

/** The answers of one page, by query key. */
type KeptAnswers = Map<string, Promise<SettledAnswer>>;

interface LatePage {
  visit: string;
  askedAt: Date;
  answers: KeptAnswers;
}

/**
 * Answers of late pages, for browsers without script: they request the complete page after the first has ended, and
 * would wait a second time for a hanging source. Each page's answers are given once, to the session that opened it. A
 * page is stored from when it opens, so that a write can drop it at any time; only the newest of each owner is stored.
 */
export function createLatePages() {
  const pages = new Map<string, LatePage>();

  return {
    open(owner: string, visit: string, askedAt: Date): KeptAnswers {
      const answers: KeptAnswers = new Map();
      pages.set(owner, { visit, askedAt, answers });
      return answers;
    },

    /** `isLate`: it was sent with sections missing, so a browser without script will come back for them. */
    close(owner: string, answers: KeptAnswers, isLate: boolean): void {
      const drop = (): void => {
        if (pages.get(owner)?.answers === answers) pages.delete(owner);
      };
      if (isLate && pages.size <= KEPT_PAGES) setTimeout(drop, KEPT_MS).unref();
      else drop();
    },

    /** `usedAt`: what was asked before is outdated, as there may have been a write in another process. */
    take(owner: string, visit: string, usedAt: Date): KeptAnswers | undefined {
      const page = pages.get(owner);
      if (page?.visit !== visit || page.askedAt < usedAt) return undefined;
      pages.delete(owner);
      return page.answers;
    },

    /** Call after a write: answers from before it are outdated. */
    drop(owner: string): void {
      pages.delete(owner);
    },
  };
}
