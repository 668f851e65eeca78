import { maskText, maskUrl } from './mask.ts';

/** Attributes that link to the customer's data by number; they are removed from recordings. */
const addresses: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src', 'srcset', 'action', 'data']);
/** Our own style sheets, which a replay needs. */
const styles: ReadonlySet<string> = new Set(['_cssText', 'style']);

/**
 * Masks a segment of a recording. The library masks text and fields itself, but not link targets.
 *
 * @param payload a line of JSON with the segment's header, and a line of JSON with the events
 * @throws {SyntaxError} when the format is another: then it must not be sent
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
