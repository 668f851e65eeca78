import type { QueryName } from '@portal/contract/endpoints.ts';
import type { PageContext, SettledAnswer } from '@portal/contract/page.ts';

/** The page's first data block: what is the portal's own, and which answers still come in this same response. */
export interface PageData {
  context: PageContext;
  pending: QueryName[];
}

const PAGE_BLOCK = 'page';

/** JSON that a browser does not run; `<` is escaped so that no text in it can end the block. */
export function toDataBlock(name: QueryName | typeof PAGE_BLOCK, content: SettledAnswer | PageData): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-block="${name}">${json}</script>`;
}

export const toPageBlock = (data: PageData): string => toDataBlock(PAGE_BLOCK, data);

/** @throws when the page carries no first block: then it is not a page of ours. */
export function readPageBlock(): PageData {
  const block = findBlock(PAGE_BLOCK);
  if (block === null) throw new Error('The page has no data');
  return JSON.parse(block.textContent) as PageData;
}

/** Takes an answer out of the page: the first reader gets it, later ones ask the API. */
export function takeAnswer(name: QueryName): SettledAnswer | undefined {
  const block = findBlock(name);
  if (block === null) return undefined;
  block.remove();
  return JSON.parse(block.textContent) as SettledAnswer;
}

/** An answer that comes later in this same response; undefined when the response ended without it. */
export async function awaitAnswer(name: QueryName): Promise<SettledAnswer | undefined> {
  return new Promise((resolve) => {
    const finish = (answer: SettledAnswer | undefined): void => {
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', look);
      resolve(answer);
    };
    const look = (): void => {
      const answer = takeAnswer(name);
      if (answer !== undefined || document.readyState !== 'loading') finish(answer);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', look);
    look();
  });
}

function findBlock(name: string): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[type="application/json"][data-block="${name}"]`);
}
