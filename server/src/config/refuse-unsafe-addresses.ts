import { ConfigurationError } from './environment.ts';
import { isOnThisMachine } from './own-machine.ts';

/** A whole address, wherever in a text it stands; a `:*` for any port is no part of it to a URL parser. */
const addresses = /(?:[a-z][a-z\d+.-]*:)?\/\/[^\s/"'<>*][^\s"'<>*]*/gi;

/**
 * What production does not take of an operator's content, whatever the field: an address that others can listen to, or
 * one of this machine, such as the development's own content has.
 * @param content as it stands in the file
 * @throws {ConfigurationError} naming file and field
 */
export function refuseUnsafeAddresses(file: string, content: unknown, field: readonly string[] = []): void {
  if (typeof content === 'string') {
    const reason = findUnsafe(content);
    if (reason !== undefined) throw new ConfigurationError(`${file}: ${field.join('.')}: ${reason}`);
  }
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) refuseUnsafeAddresses(file, value, [...field, name]);
}

function findUnsafe(text: string): string | undefined {
  for (const [address] of text.matchAll(addresses)) {
    if (!/^https:/i.test(address)) return 'must be https in production';
    const whole = address.replace(/:$/, '');
    if (!URL.canParse(whole)) return 'holds an address that cannot be read';
    if (isOnThisMachine(whole))
      return 'leads to this machine: production has none of the development’s content';
  }
  return undefined;
}
