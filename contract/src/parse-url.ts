/**
 * Parses a URL; undefined when it is invalid. Like `URL.parse`, which some phones that we support lack.
 *
 * @param base for relative URLs; without it, only absolute ones are valid
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
