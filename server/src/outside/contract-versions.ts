import type { OutsideName } from '../config/environment.ts';

/** Says which version of its contract a system is asked in. */
export const ACCEPT_VERSION_HEADER = 'accept-version';

/** Major and minor, as `info.version` in docs/outside: a system may be one minor version ahead or behind. */
export function getContractVersion(system: OutsideName): string {
  return system === 'SAMTYKKEREGISTER' ? '2.0' : '1.0';
}
