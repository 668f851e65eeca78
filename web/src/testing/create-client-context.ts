import type { ClientContext } from '@portal/contract/auth.ts';

/** Any distributor, with what a test cares about changed. */
export function createClientContext(changed: Partial<ClientContext> = {}): ClientContext {
  return {
    shortname: 'fana',
    info: { navn: 'Fana Forsikring', loggUtUrl: '/logget-ut' },
    environment: 'test',
    embedded: false,
    isSb1OrEika: false,
    ...changed,
  };
}
