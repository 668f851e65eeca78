import type { Plugin } from 'vite';

/**
 * Writes every character that Latin-1 lacks as its escape. V8 keeps a script's source in memory: one byte for each
 * character, or two if the file has a single such one.
 */
export function latin1Only(): Plugin {
  return {
    name: 'latin1-only',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toLatin1(file.code);
    },
  };
}

/** The same script, if no such character stands in a `String.raw`. What a backslash stands before is read with it. */
export function toLatin1(code: string): string {
  return code.replaceAll(/\\.|[^\0-\u{ff}]/gsu, (found) => {
    const character = found.replace(/^\\(?=[^\0-\u{ff}])/u, '');
    return character.startsWith('\\') ? character : toEscape(character);
  });
}

function toEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}
