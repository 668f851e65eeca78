import { maskText, maskUrl } from './mask.ts';

/** Lead to something of the customer's, by its number; a recording is shown without them. */
const addresses: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src', 'srcset', 'action', 'data']);
/** Style sheets of ours, which the recording is drawn with. */
const styles: ReadonlySet<string> = new Set(['_cssText', 'style']);

/**
 * A part of a recording as the library sends it, with all that it leaves of the customer's masked: it covers words and
 * fields itself, but not where links lead.
 *
 * @param payload a line of JSON that says which part it is, and a line of JSON with what happened
 * @throws {SyntaxError} when it is of another make: then it must not be sent
 */
export function maskRecording(payload: string): string {
  const end = payload.indexOf('\n');
  return `${payload.slice(0, end)}\n${JSON.stringify(mask(JSON.parse(payload.slice(end + 1)), ''))}`;
}

function mask(value: unknown, key: string): unknown {
  if (typeof value === 'string') return key === 'href' ? maskUrl(value) : maskText(value);
  if (Array.isArray(value)) return value.map((item) => mask(item, ''));
  if (typeof value !== 'object' || value === null) return value;
  const maskPart = key === 'attributes' ? maskAttribute : mask;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskPart(part, name)]));
}

function maskAttribute(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || styles.has(name)) return value;
  return addresses.has(name) ? '*' : maskText(value);
}
