import { PAGE_STREAM_LIMIT_MS, type PageContext, type SettledAnswer } from '@portal/contract/page.ts';
import type { Places } from './coming-avtaler.ts';
import { fromKeyText, type QueryKey, toKeyText } from '@portal/contract/query-key.ts';

/** The page's first data block: the portal's own data, and which answers follow in this same response. */
export interface PageData {
  context: PageContext;
  /** Their query keys, as text. */
  pending: string[];
  /** The agreements that had not come; missing when all had. */
  places?: Places | undefined;
  /** Those that had no answer when the page was rendered; missing when all had. It is later now. */
  late?: readonly string[] | undefined;
}

const PAGE_BLOCK = 'page';

export function toDataBlock(key: QueryKey, answer: SettledAnswer): string {
  return toBlock(toKeyText(key), answer);
}

/** JSON that the browser does not run; `<` is escaped so that no text can close the block (XSS). */
function toBlock(name: string, content: SettledAnswer | PageData): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-block="${name.replaceAll('&', '&amp;')}">${json}</script>`;
}

export const toPageBlock = (data: PageData): string => toBlock(PAGE_BLOCK, data);

/** @throws when the page has no first block, so it is not one of ours */
export function readPageBlock(): PageData {
  return JSON.parse(findBlock(PAGE_BLOCK)?.textContent ?? '') as PageData;
}

/** The query keys of the answers that are in the page now. */
export function listDelivered(): QueryKey[] {
  return [...document.querySelectorAll<HTMLElement>('script[data-block]')].flatMap(({ dataset }) => {
    const text = dataset['block'];
    return text === undefined || text === PAGE_BLOCK ? [] : [fromKeyText(text)];
  });
}

/** Takes an answer out of the page: the first reader gets it, later readers call the API. */
export function takeAnswer(key: QueryKey): SettledAnswer | undefined {
  const block = findBlock(toKeyText(key));
  if (block === null || !isWhole(block)) return undefined;
  block.remove();
  try {
    return JSON.parse(block.textContent) as SettledAnswer;
  } catch {
    // The page ended in the middle of it.
    return undefined;
  }
}

/** An answer that arrives later in this same response; undefined when the response ended without it. */
export async function awaitAnswer(key: QueryKey): Promise<SettledAnswer | undefined> {
  return new Promise((resolve) => {
    const finish = (answer: SettledAnswer | undefined): void => {
      observer.disconnect();
      resolve(answer);
    };
    const look = (): void => {
      const answer = takeAnswer(key);
      if (answer !== undefined) finish(answer);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    void whenPageEnds().then(() => finish(takeAnswer(key)));
  });
}

/**
 * Resolves when nothing more of this page comes: it is whole, or the customer has stopped it, or the server would have
 * ended it by now. Where the connection broke, Chromium tells nobody, and has the document loading for ever.
 */
export function whenPageEnds(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve(undefined);
    document.addEventListener('readystatechange', resolve);
    setTimeout(resolve, PAGE_STREAM_LIMIT_MS);
  });
}

function findBlock(name: string): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[data-block="${name}"]`);
}

/** A block may be in the document before all of it has arrived; it is complete when something follows it. */
function isWhole(block: HTMLScriptElement): boolean {
  return block.nextSibling !== null || document.readyState !== 'loading';
}
