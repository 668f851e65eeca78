import type { OxlintConfig, OxlintOverride } from 'oxlint';
import { ROOMS, WALLS, type Room } from './tools/lint-walls.ts';

export default {
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'jsx-a11y',
    'import',
    'promise',
    'node',
    'vitest',
  ],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  ignorePatterns: ['**/dist/**', 'test-results/**', '**/.data/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/only-throw-error': 'error',
    'import/no-cycle': 'error',
    'react/jsx-no-target-blank': [
      'error',
      {
        allowReferrer: true,
      },
    ],
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect*', 'expect.**', 'fc.assert'],
      },
    ],
    'typescript/no-misused-spread': [
      'error',
      {
        allow: ['string'],
      },
    ],
    'typescript/restrict-template-expressions': [
      'error',
      {
        allow: ['Error', 'URL', 'URLSearchParams'],
      },
    ],
    'eslint/eqeqeq': 'error',
    'eslint/no-warning-comments': 'error',
    'eslint/max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'eslint/no-console': 'error',
    'node/no-process-env': 'error',
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',

    // Style sheets and declaration merging are imported for their side effects.
    'import/no-unassigned-import': 'off',
    // CommonJS packages such as pg export in this way.
    'import/no-named-as-default-member': 'off',
    // Immutable copies are worth the time they take.
    'oxc/no-map-spread': 'off',
    // A small function may be defined where it is used.
    'unicorn/consistent-function-scoping': 'off',
    // A list of two needs no Set.
    'unicorn/prefer-set-has': 'off',
    // Sequential awaits are intended: retries, migrations, ordered shutdown.
    'eslint/no-await-in-loop': 'off',
    // A pattern that refuses control characters must contain them.
    'eslint/no-control-regex': 'off',
    // A value that is parsed and then checked needs an assertion; a test refuses `as unknown as`.
    'typescript/no-unsafe-type-assertion': 'off',
    // The last `then` of a chain has nothing to return.
    'promise/always-return': 'off',
    // The JSX transform needs no `React` in scope.
    'react/react-in-jsx-scope': 'off',
    // Two agreements may have the same number, or none.
    'react/no-array-index-key': 'off',
    // Our own page in a frame needs its own origin.
    'react/iframe-missing-sandbox': 'off',
    // Screen readers announce `output` less consistently than role=status.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Safari does not treat a list without markers as a list unless it has the role.
    'jsx-a11y/no-redundant-roles': 'off',
    // Property-based tests choose their cases.
    'vitest/no-conditional-expect': 'off',
    // Some errors have messages that are not ours.
    'vitest/require-to-throw-message': 'off',
    // The type of a mock is checked where it is passed.
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    ...ROOMS.map(toOverride),
    {
      files: ['contract/src/{client,send-form}.ts', 'contract/src/**/*.test.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    // It fetches scripts, which are no answers of the API.
    { files: ['web/src/lib/fetch-files.ts'], rules: { 'no-restricted-globals': 'off' } },
    // The icon library gives its icons a role, which an icon beside text removes.
    { files: ['web/src/ui/icon.tsx'], rules: { 'jsx-a11y/aria-role': 'off' } },
    // `postMessage` to a BroadcastChannel or a worker takes no target origin.
    {
      files: ['web/src/lib/tell-windows.ts', 'tools/proof/security/*-answers.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: [
        'server/src/config/**',
        'server/src/main.ts',
        'server/src/migrate.ts',
        'server/src/testing/**',
        'simulators/src/main.ts',
        'tools/**',
        'bench/**',
        'e2e/**',
        '*.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['tools/**', 'bench/**', 'web/src/ui/use-report-outside.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.story.ts', '**/testing/**'],
      rules: { 'eslint/max-lines': 'off', 'typescript/unbound-method': 'off' },
    },
    {
      files: ['e2e/**'],
      rules: {
        'eslint/no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'vitest/expect-expect': 'off',
      },
    },
  ],
} satisfies OxlintConfig;

function toOverride({ files, walls, fetch }: Room): OxlintOverride {
  const patterns = walls.map((wall) => {
    const [regex, message, importNamePattern] = WALLS[wall];
    return {
      regex,
      message,
      allowTypeImports: wall === 'nodeValues',
      ...(importNamePattern !== undefined && { importNamePattern }),
    };
  });
  const rules: OxlintOverride['rules'] = { 'no-restricted-imports': ['error', { patterns }] };
  if (fetch !== undefined)
    rules['no-restricted-globals'] = fetch === true ? 'off' : ['error', forbidFetch(fetch)];
  return { files, rules };
}

function forbidFetch(message: string) {
  return { globals: [{ name: 'fetch', message }], checkGlobalObject: true };
}
