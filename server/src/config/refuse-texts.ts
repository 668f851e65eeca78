import { ConfigurationError } from './environment.ts';

/**
 * Refuses content with a text, in any field, that something is wrong with.
 * @param content as parsed from the file
 * @throws {ConfigurationError} naming file and field
 */
export function refuseTexts(
  file: string,
  content: unknown,
  findReason: (text: string) => string | undefined,
  field: readonly string[] = [],
): void {
  if (typeof content === 'string') {
    const reason = findReason(content);
    if (reason !== undefined) throw new ConfigurationError(`${file}: ${field.join('.')}: ${reason}`);
  }
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) refuseTexts(file, value, findReason, [...field, name]);
}
