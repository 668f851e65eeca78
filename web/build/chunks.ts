import path from 'node:path';

import type { Rolldown } from 'vite';

const web = path.join(import.meta.dirname, '..');
const entry = path.join(web, 'src/entry.client.tsx');
const overview = path.join(web, 'src/features/oversikt/page.tsx');
const lowerPart = path.join(web, 'src/features/oversikt/page-lower.tsx');
/** What the overview shows only now and then, or in words that nobody waits for. */
const lateParts = ['avtaler/late-parts.ts', 'oversikt/page-late.tsx'].map((file) =>
  path.join(web, 'src/features', file),
);

/**
 * Which modules come in one file: `kit` has what every page needs, and what is no feature of the overview's cards, which
 * most pages have too; `lower` what else is no feature of what stands below them or comes late. Few files, since each costs a round
 * trip where six at a time are fetched. All else is left to the bundler: a page's own code and styles are one file,
 * which no other page loads.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) =>
      isOf(entry, id, context) || (isNoFeature(id) && isOf(overview, id, context)) ? 'kit' : null,
    debugName: 'kit',
    // First, or `lower` would take what it needs of it.
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

/** All that a module imports, itself or through others, and not only when it comes to that. */
function listImported(from: string, context: Rolldown.ChunkingContext): Set<string> {
  const listed = known.get(from);
  if (listed !== undefined) return listed;
  const found = new Set([from]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  known.set(from, found);
  return found;
}
