import { outsideNames } from '../../server/src/outside/outside-systems.ts';
import { toSystem } from './create-kunde.ts';

/** The addresses of all outside systems, each below this one by its own name, as the simulators have them. */
export function makeOutsideUrls(baseUrl: string): Record<string, string> {
  return Object.fromEntries(
    outsideNames.map((name) => [`OUTSIDE_${name}_URL`, `${baseUrl}/${toSystem(name)}`]),
  );
}

/** Settings of a portal whose outside systems are the simulators. */
export function makeSimulatorSettings(simulatorsUrl: string): Record<string, string> {
  return {
    ...makeOutsideUrls(simulatorsUrl),
    ...Object.fromEntries(outsideNames.map((name) => [`OUTSIDE_${name}_TOKEN`, 'simulated-token'])),
    OUTSIDE_NICE_REMOVES_VERSIONS: 'true',
    OUTSIDE_EIKA_SKADE_REMOVES_VERSIONS: 'true',
    OUTSIDE_EIKA_PERSON_REMOVES_VERSIONS: 'true',
    OUTSIDE_NICE_PARTS: 'betalinger,pris',
    OUTSIDE_EIKA_SKADE_PARTS: 'betalinger,pris',
    OUTSIDE_PROLIFE_PARTS: 'pris',
    OUTSIDE_SKADESAKER_TOKEN: 'simulated-token',
  };
}
