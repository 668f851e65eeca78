/** `npm run network-policies`: makes network-policy.yaml of each environment in deploy/overlays. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSettings } from './manifests/kustomize.ts';
import { makeNetworkPolicy } from './manifests/network-policy.ts';
import { ROOT } from './paths.ts';

for (const file of globSync('deploy/overlays/*/networks.yaml', { cwd: ROOT })) {
  const folder = join(ROOT, dirname(file));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const policy = makeNetworkPolicy(readSettings(read('settings.env')), read('networks.yaml'));
  writeFileSync(join(folder, 'network-policy.yaml'), policy);
  console.log(`${dirname(file)}/network-policy.yaml`);
}
