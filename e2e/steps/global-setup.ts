import { createLeakWatch } from '../../tools/leaks/watch-for-leaks.ts';
import { listArrived } from './sink.ts';
import { typed } from './typed.ts';
import { startWatchedPortal } from './watched-portal.ts';

/**
 * Starts the portal for one run of the stories. With `E2E_URL` and `E2E_SIMULATORS_URL` set, the stories run against a
 * portal that is already up, whose log cannot be read.
 *
 * All output of the run is searched for personal data. That, or a call that broke its contract, fails the run at its
 * end.
 * @returns a function that ends it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const leaks = createLeakWatch(Object.values(typed).flat());
  const { E2E_URL: url, E2E_SIMULATORS_URL: simulatorsUrl } = process.env;
  if (url !== undefined && url !== '') {
    return async () => {
      if (simulatorsUrl !== undefined) leaks.hearSink(await listArrived(simulatorsUrl));
      leaks.requireNone();
    };
  }
  const portal = await startWatchedPortal(leaks);
  process.env['E2E_URL'] = portal.url;
  process.env['E2E_SIMULATORS_URL'] = portal.simulatorsUrl;
  return async () => {
    await portal.stop();
    leaks.requireNone();
  };
}
