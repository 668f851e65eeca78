import type { HostEnvironment } from '@portal/contract/auth.ts';
import type { Distributor } from '../../server/src/config/distributors.ts';
import { CALLBACK_PATH } from '../../server/src/session/login-routes.ts';
import { FRAME_LOGOUT_PATH } from '../../server/src/session/frame-logout-route.ts';
import { PROVIDER_LOGOUT_PATH } from '../../server/src/session/provider-logout-route.ts';

type Given = Pick<Distributor, 'shortname' | 'hosts' | 'tekster'>;

/** What an identity provider must know of each distributor: one address a line, under what it is for. */
export function formatLoginAddresses(distributors: readonly Given[], environment: HostEnvironment): string {
  const hosts = distributors.flatMap(({ hosts: all }) => all[environment]);
  const afterLogout = distributors.flatMap(({ hosts: all, tekster }) => {
    const addresses = Object.values(tekster).flatMap(({ loggUtUrl, loggUtGoto }) => [
      loggUtUrl,
      ...loggUtGoto,
    ]);
    // As the logout asks for them (session/logout-routes.ts): a provider compares each letter.
    return all[environment].flatMap((host) => addresses.map((each) => new URL(each, `https://${host}`).href));
  });
  return [
    '# Redirect',
    ...hosts.map((host) => `https://${host}${CALLBACK_PATH}`),
    '',
    '# Back-channel logout: one of them',
    ...hosts.map((host) => `https://${host}${PROVIDER_LOGOUT_PATH}`),
    '',
    '# Front-channel logout, where the provider has it: one of them',
    ...hosts.map((host) => `https://${host}${FRAME_LOGOUT_PATH}`),
    '',
    '# After logout',
    ...new Set(afterLogout),
  ].join('\n');
}
