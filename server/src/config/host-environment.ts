import { type HostEnvironment, hostEnvironments } from '@portal/contract/auth.ts';

import type { Distributor } from './distributors.ts';

/**
 * Which environment a host name belongs to: what the distributors' files say of exactly that
 * name; else `dev` for names of one's own machine; else `test`.
 */
export function getHostEnvironment(
  host: string,
  distributors: readonly Pick<Distributor, 'hosts'>[],
): HostEnvironment {
  const listed = hostEnvironments.find((environment) =>
    distributors.some(({ hosts }) => hosts[environment].includes(host)),
  );
  return listed ?? (isOwnMachine(host) ? 'dev' : 'test');
}

function isOwnMachine(host: string): boolean {
  return host === '127.0.0.1' || host === 'localhost' || /\.(localhost|local)$/.test(host);
}
