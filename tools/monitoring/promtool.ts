import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

export const MONITORING = join(ROOT, 'deploy/monitoring');

/**
 * Has promtool read the rules of a folder and run their tests.
 * @param folder with `alerts.yml` and `alerts.test.yml`
 */
export function checkAlerts(promtool: string, folder = MONITORING): { isRight: boolean; said: string } {
  const runs = [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ].map((words) => spawnSync(promtool, words, { cwd: folder, encoding: 'utf8' }));
  return {
    isRight: runs.every(({ status }) => status === 0),
    said: runs.map(({ stdout, stderr }) => stdout + stderr).join('\n'),
  };
}
