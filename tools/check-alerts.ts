/**
 * `npm run alerts:check`: checks the alert rules in deploy/monitoring and has each of them fire, with Prometheus' own
 * promtool (Debian's package `prometheus`; installed if root runs it). Exits with 1 when it cannot, or one does not.
 */
import { findProgram } from './find-program.ts';
import { checkAlerts } from './monitoring/promtool.ts';

const promtool = findProgram({ names: ['promtool'], packages: ['prometheus'] });
if (promtool === undefined) {
  console.error('this machine has no promtool (Debian: apt-get install prometheus)');
  process.exit(1);
}
const { isRight, said } = checkAlerts(promtool);
console.log(said);
process.exit(isRight ? 0 : 1);
