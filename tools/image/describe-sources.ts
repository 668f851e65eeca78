import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { ask } from './run.ts';

/** What an image says that it was made from. */
export interface Sources {
  version: string;
  /** The commit, marked when it was changed since. */
  revision: string;
  source: string;
}

/** @param source where the sources are; asked of git when left out */
export function describeSources(source?: string): Sources {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return {
    version,
    revision: tryGit('describe', '--always', '--abbrev=40', '--exclude=*', '--dirty') ?? 'unknown',
    // An address may carry who asks, which is nobody else's to know.
    source: source ?? tryGit('remote', 'get-url', 'origin')?.replace(/\/\/[^/@]*@/, '//') ?? 'unknown',
  };
}

function tryGit(...args: string[]): string | undefined {
  try {
    return ask('git', ...args);
  } catch {
    return undefined;
  }
}
