/** A page as a browser got it. */
export interface ReadPage {
  status: number;
  /** From the request to the last byte, milliseconds. */
  ms: number;
  /** By query: the answer in the page's data blocks. */
  answers: Map<string, { state: 'ok' | 'failed'; value?: unknown }>;
}

const BLOCK = /<script type="application\/json" data-block="([^"]*)">(.*?)<\/script>/gs;

/** Opens a page and reads it to its end. @throws when the connection breaks */
export async function readPage(url: string, cookie: string): Promise<ReadPage> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
  const html = await answer.text();
  const ms = performance.now() - startedAt;
  const answers: ReadPage['answers'] = new Map();
  for (const [, name = '', json = '{}'] of html.matchAll(BLOCK)) {
    if (name !== 'page') answers.set(name, JSON.parse(json) as { state: 'ok' | 'failed'; value?: unknown });
  }
  return { status: answer.status, ms, answers };
}
