import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './paths.ts';

/** Frame of every page, the catalogue too: its buttons open toasts and the cookie dialog. */
const around = [
  'PageFrame',
  'ErrorBoundary',
  'PageOnItsWay',
  'LateSessionWarning',
  'SessionWarning',
  'EndingSessionDialog',
  'ToastProvider',
  'ToastRegion',
  'ToastCard',
  'CookieConsentProvider',
  'CookieConsentDialog',
];
/** Only shown without script: stories cover them. */
const elsewhere = ['WithoutScript', 'TilbudWithoutScript'];

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

/** Each component that the shared folders export, with the file it is in. */
const components = new Map(
  ['web/src/ui/**/*.tsx', 'web/src/frame/**/*.tsx']
    .flatMap(read)
    .flatMap((code) =>
      [...code.matchAll(/^export (?:function|class|const) ([A-Z]\w*[a-z]\w*)\b/gm)].map(
        ([, name = '']): [string, string] => [name, code],
      ),
    )
    .filter(([name]) => !name.endsWith('Context')),
);

/** What is named in the catalogue and the pages it shows, and what those components are made of. */
function listShown(): Set<string> {
  const shown = new Set<string>(around);
  const look = (code: string): void => {
    for (const [name, definition] of components) {
      if (shown.has(name) || !new RegExp(`\\b${name}\\b`).test(code.replaceAll(/^import .*$/gm, '')))
        continue;
      shown.add(name);
      if (definition !== code) look(definition);
    }
  };
  for (const code of ['katalog/src/*.tsx', 'web/src/features/{feil,login,kvittering}/*.tsx'].flatMap(read))
    look(code);
  return shown;
}

test('every shared component is in the catalogue', () => {
  expect(components.size).toBeGreaterThan(50);
  const shown = listShown();
  expect([...components.keys()].filter((name) => !shown.has(name))).toEqual(elsewhere);
});
