import { parseUrl } from '@portal/contract/parse-url.ts';

import { maskText, maskUrl } from './mask.ts';

/** Keys whose values are addresses of the page or of calls. */
const addresses: ReadonlySet<string> = new Set([
  'url',
  'transaction',
  'sentry.transaction',
  'sentry.segment.name',
  'to',
  'from',
  'http.url',
  'url.full',
  'Referer',
  // Of the running code: an inline script has the address of its page.
  'filename',
  'abs_path',
  'code_file',
]);
/** Ids: they say nothing about a customer. */
const own: ReadonlySet<string> = new Set([
  'event_id',
  'replay_id',
  'replayId',
  'trace_id',
  'span_id',
  'parent_span_id',
  'profile_id',
  'profiler_id',
  'error_ids',
  'trace_ids',
  'traceIds',
  'chunk_id',
  'sentry.segment.id',
  'sentry.pageload.span_id',
  'sentry.replay_id',
  'sentry.profiler_id',
  'debug_id',
  // A hash of the build.
  'release',
  'timestamp',
  // The library's internal objects, which have circular references and are not sent.
  'sdkProcessingMetadata',
]);

/** Attributes that name elements: what only some customers are shown would tell who they are. */
const ofElements = /^(?:browser\.web_vital\.)?(?:lcp\.(?:element|id)|cls\.source\.\d+)$/;

/** Masks every text in a part of a report, at any depth, and leaves out names of elements. Numbers are kept. */
export function maskReport<Value>(value: Value): Value {
  return mask(value, '', 0) as Value;
}

/** Deeper than any report; stops at circular references. */
const MAX_DEPTH = 12;

function mask(value: unknown, key: string, depth: number): unknown {
  if (own.has(key)) return value;
  if (typeof value === 'string') return addresses.has(key) ? maskAddress(value) : maskText(value);
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => mask(item, key === 'urls' ? 'url' : key, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  // A span's attributes are objects with the value under `value`.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ofElements.test(name))
      .map(([name, part]) => [name, mask(part, name === 'value' ? key : name, depth + 1)]),
  );
}

/** Our own paths have no origin. */
function maskAddress(address: string): string {
  const { origin } = window.location;
  const isPath = address.startsWith('/');
  if (!isPath && parseUrl(address) === undefined) return maskText(address);
  const masked = maskUrl(isPath ? origin + address : address);
  return isPath ? masked.slice(origin.length) : masked;
}
