import { Agent, request } from 'undici';
import { gunzipSync } from 'node:zlib';
import { CORRELATION_ID_HEADER } from '../../contract/src/headers.ts';
import { createCorrelationId } from '../../server/src/core/correlation-id.ts';
import { ACCEPT_VERSION_HEADER } from '../../server/src/outside/outside-systems.ts';
import { createTrace, toTraceparent, TRACEPARENT_HEADER } from '../../server/src/tracing/trace.ts';

/** What a system answered, unpacked. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Why there is none, where the body cannot be read as the page says. */
  unreadable?: string;
  /** What the body says; undefined for an empty one and for one that cannot be read. */
  body: unknown;
  text: string;
  /** Unpacked. */
  bytes: number;
  /** From connecting to the last byte. */
  milliseconds: number;
}

interface Asking {
  /** A body is sent as JSON, text as it stands. */
  body: unknown;
  /** Another token than the right one; null sends none. */
  token?: string | null;
  /** Another reference than one of its own; null sends none. */
  correlationId?: string | null;
}

export type Ask = (path: string, asking: Asking) => Promise<Answer>;

/** The first call did not come through: the address, the network or the certificate. */
class Unreachable extends Error {
  override name = 'Unreachable';
}

interface AskSettings {
  patienceMs: number;
  /** Of the page, as the portal says it. */
  version: string;
}

/**
 * Asks as the portal does but waits longer, so that a late answer can be told from a missing one. A call without an
 * answer gets status 0.
 * @throws {Unreachable} from the first call
 */
export function createAsk(
  url: string,
  token: string,
  { patienceMs, version }: AskSettings,
): { ask: Ask; close: () => Promise<void> } {
  const base = url.replace(/\/$/, '');
  const agent = new Agent({ allowH2: false, headersTimeout: patienceMs, bodyTimeout: patienceMs });
  let hasAnswered = false;
  return {
    close: () => agent.close(),
    async ask(path, { body, token: other, correlationId = createCorrelationId() }) {
      const startedAt = performance.now();
      const sent = other === undefined ? token : other;
      try {
        const answer = await request(base + path, {
          dispatcher: agent,
          method: 'POST',
          headers: {
            accept: 'application/json',
            'accept-encoding': 'gzip',
            [ACCEPT_VERSION_HEADER]: version,
            'content-type': 'application/json',
            [TRACEPARENT_HEADER]: toTraceparent(createTrace()),
            ...(sent !== null && { authorization: `Bearer ${sent}` }),
            ...(correlationId !== null && { [CORRELATION_ID_HEADER]: correlationId }),
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
          signal: AbortSignal.timeout(patienceMs),
        });
        const packed = Buffer.from(await answer.body.arrayBuffer());
        hasAnswered = true;
        const milliseconds = performance.now() - startedAt;
        const names = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        return {
          status: answer.statusCode,
          milliseconds,
          ...read(packed, Object.fromEntries(names)),
          headers: Object.fromEntries(names),
        };
      } catch (error) {
        const why = explain(error);
        if (!hasAnswered) throw new Unreachable(`${base + path} gave no answer: ${why}`);
        const milliseconds = performance.now() - startedAt;
        return { status: 0, milliseconds, headers: {}, body: undefined, text: '', bytes: 0, unreadable: why };
      }
    },
  };
}

/** undici's word for 100 Continue, as the portal reads it, tells nobody what it was. */
function explain(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return why === 'bad response' ? `${why} (100 Continue, which was not asked for?)` : why;
}

type ReadBody = Pick<Answer, 'body' | 'text' | 'bytes' | 'unreadable'>;

function read(packed: Buffer, headers: Record<string, string>): ReadBody {
  const coding = headers['content-encoding'] ?? 'identity';
  const nothing = { body: undefined, text: '', bytes: packed.length };
  if (coding !== 'identity' && coding !== 'gzip')
    return { ...nothing, unreadable: `the content coding is ${coding}` };
  let text: string;
  let bytes = packed;
  try {
    bytes = coding === 'gzip' ? gunzipSync(packed) : packed;
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      ...nothing,
      unreadable: coding === 'gzip' ? 'it is not gzip with UTF-8 in it' : 'it is not UTF-8',
    };
  }
  try {
    return { body: text === '' ? undefined : JSON.parse(text), text, bytes: bytes.length };
  } catch {
    return { body: undefined, text, bytes: bytes.length };
  }
}
