/**
 * Run when an image is built, with a folder in `NODE_COMPILE_CACHE`: Node keeps there what it makes of our TypeScript,
 * for this user. A portal that finds all of it never loads the compiler, which takes 30 MB ([decision 130](../../docs/decisions/0130-no-compiler-in-memory.md)).
 */
import module from 'node:module';

// What is loaded when it is first needed.
await Promise.all([
  import('./http/api-docs.ts'),
  import('./tracing/recording.ts'),
  import('./features/last-ned/to-csv.ts'),
  import('./features/last-ned/to-json.ts'),
  import('./features/last-ned/pdf/to-pdf.ts'),
]);
module.flushCompileCache();
// It stops at the first setting that is missing, when everything it is made of has been loaded.
await import('./main.ts');
