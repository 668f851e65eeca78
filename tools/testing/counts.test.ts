import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { addCounts, countPlaywright, countStep, countVitest } from './counts.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
  file = join(folder, 'report.json');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const write = (report: object) => writeFile(file, JSON.stringify(report));
const vitestReport = { numPassedTests: 5, numPendingTests: 1, testResults: [] };

test('a clean run of vitest counts its tests', async () => {
  await write(vitestReport);
  expect(countVitest('Tests', file, 0)).toEqual({ passed: 5, failed: [], skipped: 1 });
});

test('a test file that cannot be loaded counts as failed, beside the tests that failed; each is named, with why', async () => {
  const name = (path: string) => join(ROOT, path);
  const failureMessages = ['\u001B[31mError: nei\u001B[39m\n\nExpected: ja\n    at x'];
  await write({
    ...vitestReport,
    testResults: [
      { name: name('a.test.ts'), status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
      {
        name: name('web/c.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'en', status: 'passed' },
          { fullName: 'to', status: 'failed', failureMessages },
        ],
      },
    ],
  });
  const failed = ['a.test.ts: Cannot find b.ts', 'web/c.test.ts › to: Error: nei Expected: ja'];
  expect(countVitest('Tests', file, 1)).toEqual({ passed: 5, failed, skipped: 1 });
});

test('an error outside every test is not lost', async () => {
  await write(vitestReport);
  expect(countVitest('Tests', file, 1).failed).toEqual(['Tests: an error outside every test']);
});

test('an error outside every story is named, with why', async () => {
  const errors = [{ message: 'Error: The portal has sent no traces\n    at stop' }];
  await write({ stats: { expected: 5, skipped: 0 }, errors });
  const failed = ['Stories: outside every test: Error: The portal has sent no traces'];
  expect(countPlaywright('Stories', file, 1)).toEqual({ passed: 5, failed, skipped: 0 });
});

test('a run without tests, or without a report, has failed', async () => {
  expect(countVitest('Tests', file, 0).failed).toEqual(['Tests: exit code 1']);
  await write({ ...vitestReport, numPassedTests: 0 });
  expect(countVitest('Tests', file, 0).failed).toEqual(['Tests: no test ran']);
  await write({ stats: { expected: 0, skipped: 3 } });
  const failed = ['Stories: no test ran'];
  expect(countPlaywright('Stories', file, 0)).toEqual({ passed: 0, failed, skipped: 3 });
});

test('a story that passed at a second try has failed', async () => {
  const spec = (title: string, status: string, message: string) => ({
    file: 'x.story.ts',
    line: 3,
    title,
    tests: [{ status, results: [{ error: { message } }] }],
  });
  await write({
    stats: { expected: 4, skipped: 0 },
    suites: [
      {
        specs: [spec('en', 'expected', '')],
        suites: [{ specs: [spec('to', 'unexpected', 'Error: nei\n  at x'), spec('tre', 'flaky', '')] }],
      },
    ],
  });
  const failed = ['x.story.ts:3 › to: Error: nei', 'x.story.ts:3 › tre'];
  expect(countPlaywright('Stories', file, 1)).toEqual({ passed: 4, failed, skipped: 0 });
});

test('steps and tests add up', () => {
  const tests = { passed: 5, failed: ['en'], skipped: 2 };
  expect(addCounts([countStep('Types', 0), countStep('Lint', 2), tests])).toEqual({
    passed: 6,
    failed: ['Lint: exit code 2', 'en'],
    skipped: 2,
  });
});
