import { isOnThisMachine } from './own-machine.ts';

/** An absolute address, anywhere in a text. A `:*` for any port is not a part that a URL parser accepts. */
const addresses = /(?:[a-z][a-z\d+.-]*:)?\/\/[^\s/"'<>*][^\s"'<>*]*/gi;

/**
 * Why a text of a file is unsafe in production, in any field: an address without TLS, or one of this machine, as in the
 * content for development.
 */
export function findUnsafeAddress(text: string): string | undefined {
  for (const [address] of text.matchAll(addresses)) {
    if (!/^https:/i.test(address)) return 'must be https in production';
    const whole = address.replace(/:$/, '');
    if (!URL.canParse(whole)) return 'holds an address that cannot be read';
    if (isOnThisMachine(whole))
      return 'leads to this machine: production has none of the development’s content';
  }
  return undefined;
}
