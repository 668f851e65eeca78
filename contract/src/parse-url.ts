/**
 * An address taken apart, or undefined where it is none. `URL.parse` does the same, but phones that we serve lack it.
 *
 * @param base what a relative address is relative to; without one, only whole addresses are addresses
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
