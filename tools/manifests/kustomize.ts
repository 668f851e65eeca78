import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object as it stands in a manifest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: unknown;
}

interface Operation {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

interface Kustomization {
  namespace?: string;
  resources?: string[];
  labels?: { pairs: Record<string, string>; includeTemplates?: boolean }[];
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: { name: string; files?: string[]; envs?: string[] }[];
  patches?: { target: { kind: string; name: string }; patch: string }[];
}

/** What `kubectl kustomize` knows and this does too; anything else in a kustomization is refused. */
const KNOWN = [
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'labels',
  'images',
  'configMapGenerator',
  'patches',
];

/**
 * Renders a folder's kustomization as `kubectl kustomize` does, so that the manifests are tested where there is no
 * kubectl. Names of generated config maps have no hash.
 * @throws for what it does not know
 */
export function renderKustomization(folder: string): Manifest[] {
  const text = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  const kustomization = parse(text) as Kustomization;
  const unknown = Object.keys(kustomization).find((field) => !KNOWN.includes(field));
  if (unknown !== undefined) throw new Error(`${folder}: ${unknown} is not rendered here`);
  const manifests = [
    ...(kustomization.resources ?? []).flatMap((path) => readResource(join(folder, path))),
    ...(kustomization.configMapGenerator ?? []).map((given) => toConfigMap(folder, given)),
  ];
  for (const { target, patch } of kustomization.patches ?? []) {
    const manifest = manifests.find(
      ({ kind, metadata }) => kind === target.kind && metadata.name === target.name,
    );
    if (manifest === undefined) throw new Error(`${folder}: no ${target.kind} ${target.name} to patch`);
    for (const operation of parse(patch) as Operation[]) apply(manifest, operation);
  }
  for (const manifest of manifests) {
    for (const { pairs, includeTemplates = false } of kustomization.labels ?? []) {
      addLabels(manifest.metadata, pairs);
      const template = (manifest.spec as { template?: { metadata: Manifest['metadata'] } } | undefined)
        ?.template;
      if (includeTemplates && template !== undefined) addLabels(template.metadata, pairs);
    }
    if (kustomization.namespace !== undefined) manifest.metadata.namespace = kustomization.namespace;
    for (const image of kustomization.images ?? []) setImage(manifest.spec, image);
  }
  return manifests;
}

function readResource(path: string): Manifest[] {
  if (!path.endsWith('.yaml')) return renderKustomization(path);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS() as Manifest);
}

function toConfigMap(
  folder: string,
  { name, files = [], envs = [] }: NonNullable<Kustomization['configMapGenerator']>[number],
): Manifest {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const data = Object.fromEntries([
    ...files.map((file) => [basename(file), read(file)]),
    ...envs.flatMap((file) => [...readSettings(read(file))]),
  ]) as Record<string, string>;
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
}

/** The settings of an .env file. */
export function readSettings(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
  );
}

/** One operation of a JSON patch (RFC 6902). */
function apply(manifest: Manifest, { op, path, value }: Operation): void {
  const steps = path.split('/').slice(1);
  const last = steps.pop() ?? '';
  let place: Record<string, unknown> = { ...manifest };
  for (const step of steps) {
    const next = place[step];
    if (typeof next !== 'object' || next === null) throw new Error(`Nothing is at ${path}`);
    place = next as Record<string, unknown>;
  }
  if (op === 'replace' && !(last in place)) throw new Error(`Nothing is at ${path}`);
  place[last] = value;
}

function addLabels(metadata: { labels?: Record<string, string> }, pairs: Record<string, string>): void {
  metadata.labels = { ...metadata.labels, ...pairs };
}

function setImage(value: unknown, image: { name: string; newName: string; newTag: string }): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (fields['image'] === image.name) fields['image'] = `${image.newName}:${image.newTag}`;
  for (const inner of Object.values(fields)) setImage(inner, image);
}
