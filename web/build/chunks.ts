import path from 'node:path';

import type { Rolldown } from 'vite';

const web = path.join(import.meta.dirname, '..');
const entry = path.join(web, 'src/entry.client.tsx');
const overview = path.join(web, 'src/features/oversikt/page.tsx');
const lowerPart = path.join(web, 'src/features/oversikt/page-lower.tsx');
/** What the overview needs only sometimes, or texts that may load late. */
const lateParts = ['avtaler/late-parts.ts', 'oversikt/page-late.tsx'].map((file) =>
  path.join(web, 'src/features', file),
);

/**
 * Which modules share a chunk. `kit`: what every page needs, and what the overview imports outside `features`, since
 * most pages need that too. `lower`: what only the overview's lower and late parts import outside `features`. There are
 * few chunks, because a browser fetches only six files at a time and more would cost a round trip each. The bundler
 * decides the rest: a page's own code and styles become one file that no other page loads.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) =>
      isOf(entry, id, context) || (isNoFeature(id) && isOf(overview, id, context)) ? 'kit' : null,
    debugName: 'kit',
    // Before `lower`, which would otherwise take modules that `kit` needs.
    priority: 1,
  },
  {
    name: (id, context) =>
      isNoFeature(id) && [lowerPart, ...lateParts].some((part) => isOf(part, id, context)) ? 'lower' : null,
    debugName: 'lower',
  },
];

function isNoFeature(id: string): boolean {
  return !id.includes('/src/features/');
}

function isOf(page: string, id: string, context: Rolldown.ChunkingContext): boolean {
  return id !== page && listImported(page, context).has(id);
}

const known = new Map<string, Set<string>>();

/** All static imports of a module, direct and indirect; dynamic imports are left out. */
function listImported(from: string, context: Rolldown.ChunkingContext): Set<string> {
  const listed = known.get(from);
  if (listed !== undefined) return listed;
  const found = new Set([from]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  known.set(from, found);
  return found;
}
