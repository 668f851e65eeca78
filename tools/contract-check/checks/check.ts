import type { Answer, Ask } from '../ask.ts';
import type { Customers } from '../customers-file.ts';
import type { Findings } from '../findings.ts';
import type { Operation } from '../page.ts';

/** What every check works with. */
export interface Check {
  ask: Ask;
  customers: Customers;
  findings: Findings;
  operations: Operation[];
  /** Milliseconds that the portal would wait. */
  timeLimitMs: number;
}

const MAX_BYTES = 1024 * 1024;

/**
 * Checks an answer against the rules for all answers: time, size, schema and well-formed text.
 * @param who the customer by their place in the file, e.g. `known 1`
 */
export function judgeAnswer(
  { findings, timeLimitMs }: Pick<Check, 'findings' | 'timeLimitMs'>,
  { path, judge, statuses }: Operation,
  answer: Answer,
  who: string,
  fodselsnummer: string,
): void {
  const { status, headers, milliseconds, bytes, unreadable, body, text } = answer;
  const against = (isWrong: boolean, detail: string) => (isWrong ? [`${who}: ${detail}`] : []);

  findings.tried('no-redirect', path, ...against(status >= 300 && status < 400, `answered ${status}`));
  findings.tried(
    'time-limit',
    path,
    ...against(
      milliseconds > timeLimitMs,
      `the answer took ${Math.round(milliseconds)} ms of ${timeLimitMs}`,
    ),
  );
  findings.tried('size', path, ...against(bytes > MAX_BYTES, `${bytes} bytes`));
  findings.tried(
    'encoding',
    path,
    ...against(unreadable !== undefined, `the body cannot be read: ${unreadable}`),
  );
  findings.tried(
    'personal-data',
    path,
    ...against(isInHeaders(headers, fodselsnummer), 'the national id stands in a header'),
    ...against(status >= 400 && text.includes(fodselsnummer), 'the national id stands in the message'),
  );
  if (status === 204 || unreadable !== undefined) return;
  findings.tried(
    'media-type',
    path,
    ...against(!isJson(headers['content-type']), `it says ${headers['content-type'] ?? 'nothing'}`),
  );
  const isAllowed = statuses.includes(status);
  findings.tried(
    'schema',
    path,
    ...against(!isAllowed, `${status} is no status of the page`),
    ...(isAllowed ? judge(status, body).map((fault) => `${who}: answered ${status}: ${fault}`) : []),
  );
  findings.tried('text', path, ...listBadTexts(body).map((place) => `${who}: ${place}`));
}

function isJson(mediaType: string | undefined): boolean {
  const [type = '', ...parameters] = (mediaType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && (charset === undefined || /^charset="?utf-8"?$/.test(charset));
}

function isInHeaders(headers: Record<string, string>, text: string): boolean {
  return Object.values(headers).some((value) => value.includes(text));
}

/** The places of texts that are not well-formed, as pointers. */
function listBadTexts(value: unknown, place = ''): string[] {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) return [`${place} holds half a character (a lone surrogate)`];
    return /[\p{Cc}--[\t\n\r]]/v.test(value) ? [`${place} holds a control character`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listBadTexts(part, `${place}/${key}`));
}
