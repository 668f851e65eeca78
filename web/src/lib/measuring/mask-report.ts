import { parseUrl } from '@portal/contract/parse-url.ts';

import { maskText, maskUrl } from './mask.ts';

/** Where a report has addresses of the page or of calls. */
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
  // Of what runs: an inline script has the address of its page.
  'filename',
  'abs_path',
  'code_file',
]);
/** Ids: numbers that say nothing of a customer. */
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
  // The library's own working parts, which refer to each other in circles and are not sent.
  'sdkProcessingMetadata',
]);

/** Any part of a report, with every text masked, however deep. Numbers of the library's own stay. */
export function maskReport<Value>(value: Value): Value {
  return mask(value, '', 0) as Value;
}

/** Deeper than any report; what refers to itself ends here. */
const MAX_DEPTH = 12;

function mask(value: unknown, key: string, depth: number): unknown {
  if (own.has(key)) return value;
  if (typeof value === 'string') return addresses.has(key) ? maskAddress(value) : maskText(value);
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => mask(item, key === 'urls' ? 'url' : key, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  // The attributes of a measured moment are each an object with their value in it.
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mask(part, name === 'value' ? key : name, depth + 1)]),
  );
}

/** A path of our own has no origin. */
function maskAddress(address: string): string {
  const { origin } = window.location;
  const isPath = address.startsWith('/');
  if (!isPath && parseUrl(address) === undefined) return maskText(address);
  const masked = maskUrl(isPath ? origin + address : address);
  return isPath ? masked.slice(origin.length) : masked;
}
