import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../../server/src/metrics/metrics.ts';
import { ROOT } from '../paths.ts';
import { checkAlerts, MONITORING } from './promtool.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

const read = (name: string) => readFileSync(join(MONITORING, name), 'utf8');
const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (one) => one.rules,
);
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** Every metric that a process tells, with its labels. A histogram is told in three parts. */
const known = new Map<string, string[]>();
beforeAll(async () => {
  const metrics = createMetrics();
  metrics.watchReady(() => Promise.resolve(true));
  metrics.watchPool(() => ({ total: 1, idle: 1, waiting: 0 }));
  metrics.watchPagesUnderWay(() => 0);
  metrics.watchConfiguration(() => 0);
  metrics.watchConsents(() => Promise.resolve({ count: 0, oldestSeconds: 0 }));
  metrics.watchNotices(() => Promise.resolve({ count: 0, oldestSeconds: 0 }));
  metrics.answered({ route: '/', method: 'GET', status: 200, seconds: 1 });
  metrics.pageSent('main', 1);
  metrics.loginEnded('ok');
  metrics.outside.called('NICE', 'ok', 1);
  metrics.outside.breaker('NICE', 'closed');
  for (const line of (await metrics.read()).split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    known.set(
      name,
      [...labels.matchAll(/(\w+)="/g)].flatMap(([, label]) => label ?? []),
    );
  }
});

/** Metrics that an expression asks for, with the labels that it picks by. */
const listAsked = (expr: string) =>
  [...expr.matchAll(/\b((?:portal|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', picked = '']) => ({
      name,
      labels: [...picked.matchAll(/(\w+)\s*[!=]/g)].flatMap(([, label]) => label ?? []),
    }),
  );
/** Prometheus adds these to all that it scrapes. */
const ofTheScrape = ['job', 'instance'];

test('rules and dashboard ask for metrics and labels that the portal tells', () => {
  const asked = expressions.flatMap(listAsked);
  expect(asked.length).toBeGreaterThan(30);
  const unknown = asked.filter(
    ({ name, labels }) =>
      !known.has(name) ||
      labels.some((label) => !ofTheScrape.includes(label) && known.get(name)?.includes(label) !== true),
  );
  expect(unknown).toEqual([]);
});

test('the manual names metrics and labels that the portal tells', () => {
  const [, chapter = ''] = /^## Health, logs and metrics$(.*?)^### /ms.exec(manual) ?? [];
  const said = [...chapter.matchAll(/`((?:portal|nodejs|process)_\w+)(?:\{([\w,]+)\})?`/g)];
  expect(said.length).toBeGreaterThan(10);
  const unknown = said.filter(([, name = '', labels = '']) => {
    const told = known.get(name) ?? known.get(`${name}_bucket`);
    return told === undefined || labels.split(',').some((label) => label !== '' && !told.includes(label));
  });
  expect(unknown.map(([text]) => text)).toEqual([]);
});

test('every figure of ours is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => listAsked(expr).map(({ name }) => name)),
    ),
  );
  const families = [...known.keys()].filter(
    (name) => name.startsWith('portal_') && !/_(?:sum|count)$/.test(name),
  );
  expect(families.filter((name) => !shown.has(name))).toEqual([]);
});

describe.each(rules)('$alert', ({ alert, annotations, labels }) => {
  test('says how urgent it is, and what to do in the manual', () => {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    const [, chapter = ''] = new RegExp(`^### ${alert}$(.*?)^##`, 'ms').exec(manual) ?? [];
    expect(chapter.trim().length).toBeGreaterThan(60);
  });
});

test('the manual has the alerts in their order, and counts those that wake somebody', () => {
  expect([...manual.matchAll(/^### (Portal\w+)$/gm)].map(([, name]) => name)).toEqual(
    rules.map(({ alert }) => alert),
  );
  expect(manual).toContain('The first five wake somebody (`severity: page`); the others wait');
  const urgent = rules.map(({ labels }) => labels.severity === 'page');
  expect(urgent).toEqual(rules.map((_, place) => place < 5));
});

const isHere = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).error === undefined;
describe('promtool, where it is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(!isHere)('has every rule fire, and none while all is well', () => {
    expect(checkAlerts('promtool')).toMatchObject({ isRight: true });
  });

  test.skipIf(!isHere)('refuses a rule that does not fire', () => {
    cpSync(MONITORING, folder, { recursive: true });
    writeFileSync(join(folder, 'alerts.yml'), read('alerts.yml').replace('> 900', '> 90000'));
    const { isRight, said } = checkAlerts('promtool', folder);
    expect(isRight).toBe(false);
    expect(said).toContain('PortalConsentsWait');
  });
});
