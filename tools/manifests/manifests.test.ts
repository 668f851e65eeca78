import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { afterAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { openConfiguration } from '../../server/src/config/configuration.ts';
import { listHosts, readDistributors } from '../../server/src/config/distributors.ts';
import {
  environmentSchema,
  outsideSchemas,
  readEnvironment,
  settingNames,
} from '../../server/src/config/environment.ts';
import { isSecret } from '../../server/src/config/is-secret.ts';
import { createLogger } from '../../server/src/logger.ts';
import { outsideNames } from '../../server/src/outside/outside-systems.ts';
import { READY_LIMIT_MS } from '../../server/src/persistence/write-check.ts';
import { ROOT } from '../paths.ts';
import { exampleSecrets } from './example-secrets.ts';
import { readSettings, renderKustomization, type Manifest } from './kustomize.ts';
import { makeNetworkPolicy } from './network-policy.ts';

const DEPLOY = join(ROOT, 'deploy');
const CONTENT = join(DEPLOY, 'base/config');
const environments = globSync('overlays/*/kustomization.yaml', { cwd: DEPLOY }).map((path) => ({
  name: dirname(path).split('/').at(-1) ?? '',
  folder: join(DEPLOY, dirname(path)),
}));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

/** @throws what is wrong with it by the schema of Kubernetes */
function expectValid(manifest: Manifest): void {
  const Kind = kinds[manifest.kind as keyof typeof kinds];
  if (Kind === undefined) throw new Error(`No schema for ${manifest.kind}`);
  const model = new Kind(manifest as never);
  expect(model.apiVersion).toBe(manifest.apiVersion);
  model.validate();
}

interface Kustomization {
  images?: { name: string; newTag: string }[];
}

interface ContainerProbe {
  periodSeconds: number;
  timeoutSeconds?: number;
}

/** By default Kubernetes and nais give up a probe after one second: a busy process would be taken for a dead one. */
const expectPatient = (seconds: (number | undefined)[]) =>
  seconds.forEach((each = 1) => expect(each * 1000).toBeGreaterThan(READY_LIMIT_MS));

const getDeployment = (folder: string) =>
  renderKustomization(folder).find(({ kind }) => kind === 'Deployment') as Manifest & {
    spec: {
      replicas?: unknown;
      selector: { matchLabels: Record<string, string> };
      template: {
        metadata: { labels: Record<string, string> };
        spec: {
          terminationGracePeriodSeconds: number;
          containers: {
            image: string;
            startupProbe: ContainerProbe;
            readinessProbe: ContainerProbe;
            livenessProbe: ContainerProbe;
            volumeMounts: { mountPath: string; readOnly?: boolean }[];
          }[];
        };
      };
    };
  };

/** What the image sets, and where the database of development is. */
const NOT_FOR_A_CLUSTER = ['HOST', 'PORT', 'CONFIG_DIR', 'DATA_DIR'];
const schemas: Record<string, z.ZodType> = {
  ...environmentSchema.shape,
  ...Object.fromEntries(
    outsideNames.flatMap((name) =>
      Object.entries(outsideSchemas).map(([suffix, schema]) => [`OUTSIDE_${name}_${suffix}`, schema]),
    ),
  ),
};

/** Throws unless the file names every setting that is no secret: with its value, or in a comment with its default. */
function expectAllNamed(text: string, given: ReadonlySet<string>): void {
  const offered = new Map(
    [...text.matchAll(/^ *# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const [name, value] of offered) {
    const schema = schemas[name];
    if (schema?.safeParse(value).success !== true) throw new Error(`${name}=${value} is refused`);
    const fallback = schema.safeParse(undefined).data;
    // Of a list the default is an empty one.
    if ((typeof fallback === 'string' || typeof fallback === 'number') && `${fallback}` !== value)
      throw new Error(`${name} is ${fallback} by default`);
  }
  const named = (name: string) => given.has(name) || offered.has(name);
  const lacking = settingNames.filter(
    (name) => !isSecret(name) && !NOT_FOR_A_CLUSTER.includes(name) && !named(name),
  );
  const suffixes = Object.keys(outsideSchemas).filter(
    (suffix) => suffix !== 'TOKEN' && !outsideNames.some((name) => named(`OUTSIDE_${name}_${suffix}`)),
  );
  expect([...lacking, ...suffixes]).toEqual([]);
}

test('the example of the secret has every secret, none else, and no value', () => {
  const keys = readSettings(read(DEPLOY, 'secrets.example.env'));
  const secrets = Object.keys(schemas).filter(isSecret);
  expect([...keys.keys()].toSorted(), 'deploy/secrets.example.env').toEqual(secrets.toSorted());
  expect([...keys.values()].join('')).toBe('');
});

test('a setting that no file names, and a default that is another, are found', () => {
  const text = read(DEPLOY, 'overlays/prod/settings.env');
  const given = new Set(readSettings(text).keys());
  expect(() => expectAllNamed(text.replace('# FLAG_PROVIDER=', '# '), given)).toThrow('FLAG_PROVIDER');
  expect(() => expectAllNamed(text.replace('# FEEDBACK_DAYS=730', '# FEEDBACK_DAYS=731'), given)).toThrow(
    'FEEDBACK_DAYS is 730 by default',
  );
});

test('every manifest has the image of the version that is here', () => {
  const { version } = JSON.parse(read(ROOT, 'package.json')) as { version: string };
  const named = globSync('**/*.yaml', { cwd: DEPLOY }).flatMap((path) => {
    const text = read(DEPLOY, path);
    const { images = [] } = path.endsWith('kustomization.yaml') ? (parse(text) as Kustomization) : {};
    return [
      ...[...text.matchAll(/forsikringsoversikt(?:-with-config)?:([\w.-]+)/g)].map(([, tag]) => [path, tag]),
      ...images.flatMap(({ name, newTag }) => (name === 'portal' ? [[path, newTag]] : [])),
    ];
  });
  expect(named.length).toBeGreaterThan(4);
  expect(named).toEqual(named.map(([path]) => [path, version]));
});

test('there is an environment for tests and one for production', () => {
  expect(environments.map(({ name }) => name).toSorted()).toEqual(['prod', 'test']);
});

describe.each(environments)('$name', ({ name, folder }) => {
  const manifests = renderKustomization(folder);

  test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s keeps the schema of Kubernetes',
    (_, __, manifest) => expectValid(manifest),
  );

  test('is rendered by kubectl as by us, where it is installed', () => {
    const { status, stdout, error } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    if (error !== undefined) return;
    expect(status).toBe(0);
    const names = manifests.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
    // Generated names end with a hash.
    const hashed = new RegExp(`\\b(${names.join('|')})-[a-z0-9]{10}\\b`, 'g');
    const rendered = parseAllDocuments(stdout.replaceAll(hashed, '$1')).map((one) => one.toJS() as Manifest);
    const byName = (all: readonly Manifest[]) =>
      Object.fromEntries(all.map((one) => [`${one.kind} ${one.metadata.name}`, one]));
    expect(byName(rendered)).toEqual(byName(manifests));
  });

  test('starts with its settings and the secrets, which are not among them', () => {
    const settings = Object.fromEntries(readSettings(read(folder, 'settings.env')));
    expect(Object.keys(settings).filter((setting) => setting in exampleSecrets)).toEqual([]);
    const known = /^OUTSIDE_\w+_(URL|TIMEOUT_MS|REMOVES_VERSIONS|PARTS)$/;
    expect(
      Object.keys(settings).filter((setting) => !settingNames.includes(setting) && !known.test(setting)),
    ).toEqual([]);
    expect(readEnvironment({ ...settings, ...exampleSecrets }).APP_ENV).toBe(name);
  });

  test('names every setting that is no secret', () => {
    const text = read(folder, 'settings.env');
    expectAllNamed(text, new Set(readSettings(text).keys()));
  });

  const ingresses = manifests.filter(({ kind }) => kind === 'Ingress') as (Manifest & {
    metadata: { annotations: Record<string, string> };
    spec: {
      tls: { hosts: string[] }[];
      rules: { host: string; http: { paths: { path: string }[] } }[];
    };
  })[];

  test('is reached at the hosts of its distributors', () => {
    const hosts = readDistributors(CONTENT).list.flatMap(({ hosts: all }) => all[name as 'prod' | 'test']);
    expect(ingresses.length).toBeGreaterThan(0);
    for (const { spec } of ingresses) {
      expect(spec.rules.map(({ host }) => host)).toEqual(hosts);
      expect(spec.tls.flatMap((tls) => tls.hosts)).toEqual(hosts);
    }
  });

  test('the Ingress writes no addresses down', () => {
    for (const { metadata } of ingresses)
      expect(metadata.annotations['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false');
  });

  // A write that is answered 404 would be done again by each process, and be in the audit trail as often.
  test('another process is asked for what one does not have, for files alone', () => {
    const asking = ingresses.filter(({ metadata }) => JSON.stringify(metadata).includes('http_404'));
    const paths = asking.flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths));
    expect(new Set(paths.map(({ path }) => path))).toEqual(new Set([`${BASE_PATH}/assets/`]));
  });

  test('has the network policy that its settings and networks make', () => {
    const settings = readSettings(read(folder, 'settings.env'));
    const policy = read(folder, 'network-policy.yaml');
    expect(makeNetworkPolicy(settings, read(folder, 'networks.yaml'))).toBe(policy);
    for (const outside of outsideNames)
      expect(policy, 'name its address in settings.env, and run npm run network-policies').toContain(
        `# OUTSIDE_${outside}_URL\n`,
      );
  });

  test('gives each process time to end, and is asked often enough to see that it ends', () => {
    const { terminationGracePeriodSeconds, containers } = getDeployment(folder).spec.template.spec;
    const limit = Number(
      /HARD_LIMIT_MS = ([\d_]+)/.exec(read(ROOT, 'server/src/shutdown.ts'))?.[1]?.replace('_', ''),
    );
    expect(terminationGracePeriodSeconds * 1000).toBeGreaterThan(limit);
    const drainMs = readEnvironment({
      ...Object.fromEntries(readSettings(read(folder, 'settings.env'))),
      ...exampleSecrets,
    }).DRAIN_DELAY_MS;
    expect((containers[0]?.readinessProbe.periodSeconds ?? 99) * 2 * 1000).toBeLessThan(drainMs);
  });

  test('is asked with more patience than an answer may take', () => {
    const [container] = getDeployment(folder).spec.template.spec.containers;
    expectPatient([
      container?.startupProbe.timeoutSeconds,
      container?.readinessProbe.timeoutSeconds,
      container?.livenessProbe.timeoutSeconds,
    ]);
  });

  test('writes to the folder for kept assets and nowhere else', () => {
    const mounts = getDeployment(folder).spec.template.spec.containers[0]?.volumeMounts ?? [];
    const kept = readSettings(read(folder, 'settings.env')).get('KEPT_ASSETS_DIR');
    expect(mounts.filter(({ readOnly }) => readOnly !== true).map(({ mountPath }) => mountPath)).toEqual([
      kept,
    ]);
  });

  test('finds its processes by their labels', () => {
    const { selector, template } = getDeployment(folder).spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
  });
});

test('the migration before a deploy keeps the schema, is of the portal’s image, and no customer is led to it', () => {
  const job = parse(read(DEPLOY, 'migrate-job.yaml')) as Manifest & {
    spec: {
      template: {
        metadata: { labels: Record<string, string> };
        spec: { containers: { image: string; command: string[] }[] };
      };
    };
  };
  expectValid(job);
  const { metadata, spec } = job.spec.template;
  const prod = getDeployment(join(DEPLOY, 'overlays/prod'));
  expect(metadata.labels).not.toMatchObject(prod.spec.selector.matchLabels);
  const [container] = spec.containers;
  expect(container?.image).toBe(prod.spec.template.spec.containers[0]?.image);
  const [program, script = ''] = container?.command ?? [];
  expect(program).toBe('node');
  expect(existsSync(join(ROOT, script))).toBe(true);
});

test('a deployment with a word for a number is refused', () => {
  const deployment = getDeployment(join(DEPLOY, 'overlays/test'));
  expectValid(deployment);
  deployment.spec.replicas = 'two';
  expect(() => expectValid(deployment)).toThrow('replicas must be integer');
});

describe('our own rendering', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kustomize-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['components: [x]', 'components is not rendered here'],
    ['patches: [{ target: { kind: Service, name: portal }, patch: "[]" }]', 'no Service portal to patch'],
  ])('refuses what it does not know, and a patch of nothing: %s', (text, message) => {
    writeFileSync(join(folder, 'kustomization.yaml'), text);
    expect(() => renderKustomization(folder)).toThrow(message);
  });
});

test.each([
  ['OUTSIDE_PARIS_URL', 'networks.yaml has no network for OUTSIDE_PARIS_URL'],
  ['ANALYTICS_URL', 'networks.yaml: ANALYTICS_URL is not in the settings'],
])('a network policy is not made of networks that do not fit: %s', (name, message) => {
  const folder = join(DEPLOY, 'overlays/test');
  const given = parse(read(folder, 'networks.yaml')) as { networks: Record<string, string[]> };
  if (name in given.networks) Reflect.deleteProperty(given.networks, name);
  else given.networks[name] = ['10.0.0.0/8'];
  const settings = readSettings(read(folder, 'settings.env'));
  expect(() => makeNetworkPolicy(settings, stringify(given))).toThrow(message);
});

test('the content would pass in production', () => {
  const configuration = openConfiguration({
    configDir: CONTENT,
    isProduction: true,
    logger: createLogger('silent'),
  });
  expect(configuration.problems()).toEqual([]);
  expect(configuration.distributors.list.flatMap(listHosts).length).toBeGreaterThan(1);
  configuration.close();
});

describe('nais', () => {
  const { spec } = parse(read(DEPLOY, 'nais.yaml')) as {
    spec: {
      port: number;
      startup: { timeout?: number };
      readiness: { timeout?: number };
      liveness: { timeout?: number };
      terminationGracePeriodSeconds: number;
      env: { name: string; value: string }[];
      accessPolicy: { outbound: { external: { host: string }[] } };
    };
  };
  const settings = Object.fromEntries(spec.env.map(({ name, value }) => [name, value]));

  test('names every setting that is no secret', () =>
    expectAllNamed(read(DEPLOY, 'nais.yaml'), new Set(Object.keys(settings))));

  test('starts with its settings', () => {
    expect(readEnvironment({ ...settings, ...exampleSecrets, APP_ENV: 'prod' }).PORT).toBe(spec.port);
  });

  test('is asked with more patience than an answer may take', () =>
    expectPatient([spec.startup.timeout, spec.readiness.timeout, spec.liveness.timeout]));

  test('may call the database and every outside system, and nothing else', () => {
    const called = Object.keys(settings).filter((name) => /^(OIDC_ISSUER|OUTSIDE_\w+_URL)$/.test(name));
    const systems = outsideNames.map((name) => `OUTSIDE_${name}_URL`);
    expect(called.toSorted(), 'deploy/nais.yaml').toEqual(['OIDC_ISSUER', ...systems].toSorted());
    const hosts = called.map((name) => new URL(settings[name] ?? '').hostname);
    expect(spec.accessPolicy.outbound.external.map(({ host }) => host)).toEqual([
      'postgres.example.com',
      ...hosts,
    ]);
  });
});
