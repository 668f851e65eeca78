import path from 'node:path';

import type { Rolldown } from 'vite';

import { findNeeds, type Needed } from './needs.ts';

const web = path.join(import.meta.dirname, '..');
const at = (file: string): string => path.join(web, 'src', file);
/** The bundler's own helpers. */
const RUNTIME = '\0rolldown/runtime.js';
/** Named: a few lines each, that pages need which share little else. */
const small = new Map([
  [at('ui/banner.tsx'), 'late'],
  // The feedback itself needs the rest of that chunk.
  [at('features/tilbakemelding/near-tilbakemelding.tsx'), 'dialogs-shared'],
  // Otherwise the overview’s first script would import the later one for it.
  [path.join(web, '../contract/src/sort-by.ts'), 'kit'],
  [at('lib/kjop-lenke.ts'), 'forsikring'],
  // The choice of language in the footer shares most of it.
  [at('frame/sprak/sprak-tilbud.tsx'), 'footer'],
  [at('frame/sprak/add-begun-form.ts'), 'footer'],
]);

/** The overview's own chunks: the later ones load after the first. */
const ofOverview = ['oversikt', 'page-late', 'page-lower', 'seldom'];
const ofBuying = ['kjopsinnganger', 'andre-forsikringer'];
/** Pages with insurances or prices. */
const ofForsikring = [...ofOverview, ...ofBuying, 'tilbud', 'kostnader'];

/** The chunk of the one page that needs a module. */
const ONE_PAGE = 'one-page';

/**
 * Which chunk a module is in: the first whose rule fits. There are few, because each costs a request, and a hash in
 * every page. `undefined` is left to the bundler.
 */
const rules: readonly [chunk: string | undefined, fits: (module: Needed) => boolean][] = [
  // What the overview needs outside its own features: alone, with others that show insurances, or with any page.
  [
    'oversikt',
    ({ isFeature, needs }) => !isFeature && needs.includes('oversikt') && isWithin(needs, ofOverview),
  ],
  [
    'forsikring',
    ({ isFeature, needs }) => !isFeature && needs.includes('oversikt') && isWithin(needs, ofForsikring),
  ],
  ['kit', ({ isFeature, needs }) => !isFeature && needs.includes('oversikt')],
  // Of every page, fetched when near the screen.
  ['footer', ({ needs }) => isWithin(needs, ['footer']) && needs.length > 0],
  // Fetched when the browser is idle.
  ['late', ({ needs }) => needs.includes('idle') || needs.includes('footer')],
  // What measures after a yes would fetch whole the chunk that has what it shares.
  ['late', ({ isOfSporing, pages }) => isOfSporing && pages.length > 0],
  // A dialog would take the styles of what it shares with a page along into that page.
  ['late', ({ needs }) => hasDialog(needs) && needs.includes('page-late')],
  ['dialogs-shared', ({ needs, pages }) => hasDialog(needs) && pages.length > 0],
  // About cookies: it comes with the page to who has not answered.
  ['question', ({ needs }) => needs.includes('question')],
  // Of every page, for later: what a press, a message or the end of a session brings up.
  ['dialogs', ({ needs }) => needs.includes('dialog')],
  [undefined, ({ isOfLoginFrame, needs }) => isOfLoginFrame || needs.length === 0],
  // One of its own for each page. From here on several need the module, and nothing else does.
  [ONE_PAGE, ({ pages }) => pages.length === 1],
  // Fetched when near the screen.
  [
    'tilbakemelding',
    ({ id, pages }) => isWithin(pages, ['tilbakemelding', 'page-lower']) || id.includes('/tilbakemelding/'),
  ],
  // Of the login page or the error pages.
  ['scenes', ({ id, pages }) => pages.includes('login') || id.includes('/features/feil/tekster')],
  // What a page's own script has, its later parts use from there.
  ['profil', ({ pages }) => isWithin(pages, ['profil', 'profil-late'])],
  ['oversikt', ({ pages }) => isWithin(pages, ofOverview) && pages.includes('oversikt')],
  ['page-late', ({ pages }) => isWithin(pages, ofOverview) && pages.includes('page-late')],
  [
    'forsikring',
    ({ isFeature, pages }) => !isFeature && pages.includes('page-late') && isWithin(pages, ofForsikring),
  ],
  ['late', ({ isFeature, pages }) => !isFeature && pages.includes('page-late')],
  // The offers and the profile both write.
  ['dialogs-shared', ({ pages }) => pages.includes('profil') && pages.includes('tilbud')],
  // Of what the lower part of the overview has, the profile needs only what its forms do.
  ['forms', ({ pages }) => pages.includes('profil')],
  ['pages-shared', ({ pages }) => !hasSome(pages, ofOverview)],
  ['kjop-shared', ({ pages }) => hasSome(pages, ofBuying)],
  ['shared', () => true],
];

const isWithin = (names: readonly string[], all: readonly string[]): boolean =>
  names.every((name) => all.includes(name));
const hasSome = (names: readonly string[], some: readonly string[]): boolean =>
  names.some((name) => some.includes(name));
const hasDialog = (names: readonly string[]): boolean => hasSome(names, ['dialog', 'question']);

/** A group takes along what its modules import, unless one before it has that. The last is of the pages. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  'kit',
  'late',
  'forsikring',
  'dialogs-shared',
  'question',
  'dialogs',
  'footer',
  'scenes',
  'kjop-shared',
  'shared',
  'oversikt',
  'page-late',
  'forms',
  'pages-shared',
  'tilbakemelding',
  undefined,
].map((group, index, { length }) => ({
  debugName: group ?? 'pages',
  name: (id, context) => {
    const chunk = findChunk(id, context);
    return chunk !== undefined && (group ?? chunk) === chunk ? chunk : null;
  },
  priority: length - index,
}));

function findChunk(id: string, context: Rolldown.ChunkingContext): string | undefined {
  const module = findNeeds(id, context);
  if (id === RUNTIME || module.isOfEntry) return 'kit';
  const chosen = small.get(id);
  if (chosen !== undefined) return chosen;
  const [chunk] = rules.find(([, fits]) => fits(module)) ?? [];
  return chunk === ONE_PAGE ? module.pages[0] : chunk;
}
