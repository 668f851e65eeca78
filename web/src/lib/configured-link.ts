import type { CheckedLink } from './link-rule.ts';
import { parseLink } from './link-rule.ts';

/**
 * A link from the operator's content, which also says whether it opens in a new tab. Undefined when it breaks the link
 * rule.
 */
export function toConfiguredLink({
  url,
  external,
}: {
  url: string;
  external: boolean;
}): CheckedLink | undefined {
  const link = parseLink(url);
  return link && { ...link, external };
}
