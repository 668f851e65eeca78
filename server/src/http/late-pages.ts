import type { SettledAnswer } from '@portal/contract/page.ts';

/** How long the answers of a late page wait for the browser that asks for it whole, in ms: a refresh and a slow line. */
const KEPT_MS = 3000;
/** Pages kept at once. Above it none is kept, and the whole page asks anew: slower, never wrong. */
const KEPT_PAGES = 1000;

/** What one page asked for, by key. */
export type KeptAnswers = Map<string, Promise<SettledAnswer>>;

interface LatePage {
  visit: string;
  answers: KeptAnswers;
}

/**
 * What late pages were answered, for browsers without script: these ask for the same page whole only when the first
 * has ended, and would wait a second time for a source that hangs. Each is handed out once, to the visit
 * that opened it. The newest page of an owner stands here from its opening, so that a write can drop it at any time.
 */
export function createLatePages() {
  const pages = new Map<string, LatePage>();

  return {
    open(owner: string, visit: string): KeptAnswers {
      const answers: KeptAnswers = new Map();
      pages.set(owner, { visit, answers });
      return answers;
    },

    /** `isLate`: it went out with sections missing, so that a browser without script will come back for them. */
    close(owner: string, answers: KeptAnswers, isLate: boolean): void {
      const drop = (): void => {
        if (pages.get(owner)?.answers === answers) pages.delete(owner);
      };
      if (isLate && pages.size <= KEPT_PAGES) setTimeout(drop, KEPT_MS).unref();
      else drop();
    },

    take(owner: string, visit: string): KeptAnswers | undefined {
      const page = pages.get(owner);
      if (page?.visit !== visit) return undefined;
      pages.delete(owner);
      return page.answers;
    },

    /** After a write: what was read earlier is no answer to who asks now. */
    drop(owner: string): void {
      pages.delete(owner);
    },
  };
}
