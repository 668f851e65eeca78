import { makeOutsideUrls } from '../../testing/outside-settings.ts';
import { startOutsideProxy } from '../outside-proxy.ts';

/** An element that none of our pages has, with every way to break out of text in HTML. */
export const MARKUP =
  '</script><xss-script>"\'><xss-element onload="xss()"><!--<script>-->\u2028</title></textarea>${xss}{{xss}}';
/** Fields that the portal parses as an enum, a date or a number. */
const isCode = (name: string, value: string): boolean =>
  /^(systemSource|avtaleStatus|productType|productCode|land|type|status)$/.test(name) ||
  /^[\d-]*$|^[A-Z_]+$/.test(value);
const isAddress = (value: string): boolean => /^(https?:)?\/\//.test(value);

/** A proxy of the simulators that puts markup into every text, and script in place of every address. */
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
  const { url, close } = await startOutsideProxy(simulatorsUrl, (answer) => spoil(answer));
  return { variables: makeOutsideUrls(url), close, countChanged: () => changed };
}
