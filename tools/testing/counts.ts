import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A step that either holds or does not. */
export function countStep(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** From vitest's JSON report. A file that could not be loaded has no tests and counts as one that failed. */
export function countVitest(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as VitestReport | undefined;
  if (report === undefined) return countStep(exitCode || 1);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return settle(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  });
}

/** From Playwright's JSON report. A test that passed only at a second try has failed. */
export function countPlaywright(reportFile: string, exitCode: number): Counts {
  const report = readReport(reportFile) as PlaywrightReport | undefined;
  if (report === undefined) return countStep(exitCode || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** What no test stands for, such as an error between tests, shows in the exit code alone; nothing run is no success. */
function settle(exitCode: number, counts: Counts): Counts {
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
