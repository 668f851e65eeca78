import { startChangedSource } from './changed-source.ts';

/** An element that no page of ours has, in every way out of a text that markup knows. */
export const MARKUP =
  '</script><xss-script>"\'><xss-element onload="xss()"><!--<script>-->\u2028</title></textarea>${xss}{{xss}}';
/** A field that the portal reads as one of a list, a date or a number. */
const isCode = (name: string, value: string): boolean =>
  /^(systemSource|avtaleStatus|productType|productCode|land|type|status)$/.test(name) ||
  /^[\d-]*$|^[A-Z_]+$/.test(value);
const isAddress = (value: string): boolean => /^(https?:)?\/\//.test(value);

/** The simulators, with markup put into every text they answer, and script in place of every address. */
export async function startMarkupSource(simulatorsUrl: string) {
  let changed = 0;
  const spoil = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      if (isCode(name, value)) return value;
      changed += 1;
      return isAddress(value) ? 'javascript:xss()' : `${value}${MARKUP}`;
    }
    if (Array.isArray(value)) return value.map((one) => spoil(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one, key)]));
  };
  const source = await startChangedSource(simulatorsUrl, (answer) => spoil(answer));
  return { ...source, countChanged: () => changed };
}
