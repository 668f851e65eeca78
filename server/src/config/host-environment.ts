import { type HostEnvironment, hostEnvironments } from '@portal/contract/auth.ts';

import type { Distributor } from './distributors.ts';

/**
 * The environment of a host name: as the distributors' files say for exactly that name; otherwise `dev` for names of
 * the own machine, and `test` for all others.
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
