import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, testResults: [] };

test('a clean run of vitest counts its tests', async () => {
  await write(vitestReport);
  expect(countVitest(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 });
});

test('a test file that cannot be loaded counts as failed, beside the tests that failed', async () => {
  await write({
    ...vitestReport,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    ],
  });
  expect(countVitest(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
});

test('an error outside every test is not lost', async () => {
  await write(vitestReport);
  expect(countVitest(file, 1).failed).toBe(1);
});

test('a run without tests, or without a report, has failed', async () => {
  expect(countVitest(file, 0).failed).toBe(1);
  await write({ ...vitestReport, numPassedTests: 0 });
  expect(countVitest(file, 0).failed).toBe(1);
  await write({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 3 } });
  expect(countPlaywright(file, 0)).toEqual({ passed: 0, failed: 1, skipped: 3 });
});

test('a story that passed at a second try has failed', async () => {
  await write({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(countPlaywright(file, 1)).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('steps and tests add up', () => {
  expect(addCounts([countStep(0), countStep(2), { passed: 5, failed: 1, skipped: 2 }])).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
  });
});
