import { createHash } from 'node:crypto';

/**
 * The hash of a style sheet or a script, as `integrity` and the content security policy have it. Checked by every
 * browser: a proxy or cache that changes the content makes it unusable.
 */
export function toIntegrity(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
