import { spawnSync } from 'node:child_process';

import type { Sprak } from '@portal/contract/sprak.ts';

import { findProgram } from '../find-program.ts';

const dictionaries: Record<Sprak, string> = { nb: 'nb_NO', nn: 'nn_NO', en: 'en_GB' };

/** @returns its path, or undefined where it cannot be had */
export const findHunspell = () =>
  findProgram({ names: ['hunspell'], packages: ['hunspell', 'hunspell-no', 'hunspell-en-gb'] });

/** The words that the language's dictionary does not have, each once, in order. */
export function findMisspelt(hunspell: string, sprak: Sprak, texts: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(hunspell, ['-d', dictionaries[sprak], '-i', 'utf-8', '-l'], {
    input: texts.map(toWords).join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${hunspell}: ${stderr}`);
  return [...new Set(stdout.split('\n').filter((word) => word !== ''))].toSorted();
}

/** Without the letter of "E-post" and "D-nummer", which would be a word of its own. */
const toWords = (text: string): string =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/(?<!\p{L})\p{L}-(?=\p{L})/gu, '');
