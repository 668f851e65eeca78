import type { ClientContext } from '@portal/contract/auth.ts';

/** Any distributor, with the given changes. */
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
