import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.ts';

export interface Counts {
  passed: number;
  /** Which, each with why where that is known. */
  failed: string[];
  skipped: number;
}

/** In characters: what was expected and seen has room, a whole page has not. */
const LONGEST_REASON = 1000;

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites?: PlaywrightSuite[];
  /** Outside every test, such as of a fixture that could not be ended. */
  errors?: { message?: string }[];
}

/** A step that either holds or does not. */
export function countStep(name: string, exitCode: number): Counts {
  return exitCode === 0
    ? { passed: 1, failed: [], skipped: 0 }
    : { passed: 0, failed: [toLine(name, `exit code ${exitCode}`)], skipped: 0 };
}

/** From vitest's JSON report. A file that could not be loaded has no tests and counts as one that failed. */
export function countVitest(name: string, reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as VitestReport | undefined;
  if (report === undefined) return countStep(name, exitCode || 1);
  const failed = report.testResults.flatMap((file) => {
    const path = relative(ROOT, file.name);
    const tests = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => toLine(`${path} › ${fullName}`, failureMessages?.[0]));
    return file.status === 'failed' && tests.length === 0 ? [toLine(path, file.message)] : tests;
  });
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  return settle(name, exitCode, { passed, failed, skipped });
}

/** From Playwright's JSON report. A test that passed only at a second try has failed. */
export function countPlaywright(name: string, reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as PlaywrightReport | undefined;
  if (report === undefined) return countStep(name, exitCode || 1);
  const { expected: passed, skipped } = report.stats;
  const { suites = [], errors = [] } = report;
  const outside = errors.map(({ message }) => toLine(`${name}: outside every test`, message));
  return settle(name, exitCode, { passed, failed: [...suites.flatMap(listFailed), ...outside], skipped });
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: 'passed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: all.flatMap(({ failed }) => failed), skipped: sum('skipped') };
}

function listFailed({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => toLine(`${file}:${line} › ${title}`, results[0]?.error?.message)),
  );
  return [...here, ...suites.flatMap(listFailed)];
}

/**
 * Faults outside the tests, such as an error between them, only show in the exit code; a run without tests is no
 * success.
 */
function settle(name: string, exitCode: number, counts: Counts): Counts {
  if (counts.failed.length > 0 || (exitCode === 0 && counts.passed > 0)) return counts;
  const reason = exitCode === 0 ? 'no test ran' : 'an error outside every test';
  return { ...counts, failed: [toLine(name, reason)] };
}

function toLine(name: string, reason = ''): string {
  const [said = ''] = stripVTControlCharacters(reason).split(/^\s+at /m);
  const why = said.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  return why === '' ? name : `${name}: ${why}`;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
