import path from 'node:path';

import type { Rolldown } from 'vite';

const web = path.join(import.meta.dirname, '..');
const at = (file: string): string => path.join(web, 'src', file);
const entry = at('entry.client.tsx');
const overview = at('features/oversikt/page.tsx');
const catalogue = path.join(web, '../katalog/src/page.tsx');
/** The bundler's own helpers. */
const RUNTIME = '\0rolldown/runtime.js';
const question = at('ui/cookie-consent/cookie-consent-dialog.tsx');
const login = at('features/login/page.tsx');
const footer = at('page-footer.tsx');
const nearTilbakemelding = at('features/tilbakemelding/near-tilbakemelding.tsx');
/** A few lines each, that pages need which share little else. */
const small = new Map([
  [at('ui/banner.tsx'), 'late'],
  // The feedback itself needs the rest of that chunk.
  [nearTilbakemelding, 'dialogs-shared'],
  // Otherwise the overview’s first script would import the later one for it.
  [path.join(web, '../contract/src/sort-by.ts'), 'kit'],
  [at('lib/kjop-lenke.ts'), 'forsikring'],
]);
/** What measures after a yes. It is in no chunk of these, but would fetch whole the one that has what it shares. */
const sporing = at('lib/sporing/after-consent/start-sporing.ts');
/** The framed login page has a script of its own. */
const loginFrame = at('features/login/login-frame-entry.ts');
const loginFramePage = at('features/login/login-frame-page.tsx');

/**
 * Which modules share a chunk. There are few chunks, because each costs a request, and a hash in every page:
 *
 * - `kit`: needed by every page, or outside `features` by the overview and another page.
 * - `late`: fetched when the browser is idle, or shared by the overview's early parts and other pages.
 * - `forsikring`: of these two, what only pages with insurances or prices need.
 * - `question`: about cookies. Who has not answered gets it with the page.
 * - `dialogs`: of every page, for later: what a press, a message or the end of a session brings up.
 * - `dialogs-shared`: needed by the dialogs and by pages, or by the offers and the profile, which write.
 * - `footer`: of every page, fetched when near the screen.
 * - One per page.
 * - `page-late`: of the overview, right after its first script.
 * - `page-lower`: of the overview, below the agreements, fetched when near the screen.
 * - `seldom`: of the overview, what most customers never see there.
 * - `shared`: needed by several of these, the overview among them. `kjop-shared` is what the pages of buying need of it.
 * - `tilbakemelding`: the feedback of several pages, fetched when near the screen.
 * - `scenes`: needed by the login page or the error pages, and by others.
 * - `forms`: needed by the profile and others: most is for forms.
 * - `pages-shared`: needed by several others.
 *
 * What waits for consent, what is seldom needed, and what only the catalogue shows, are left to the bundler.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  ['kit'],
  ['late'],
  ['forsikring'],
  ['dialogs-shared'],
  ['question'],
  ['dialogs'],
  ['footer'],
  ['scenes'],
  ['kjop-shared'],
  ['shared'],
  ['oversikt'],
  ['page-late'],
  ['forms'],
  ['pages-shared'],
  ['tilbakemelding'],
  undefined,
].map((names, index, { length }) => ({
  debugName: names?.join() ?? 'pages',
  name: (id, context) => {
    const name = findChunk(id, context);
    return name !== undefined && (names?.includes(name) ?? true) ? name : null;
  },
  // A group takes along what its modules import, unless one before it has that.
  priority: length - index,
}));

function findChunk(id: string, context: Rolldown.ChunkingContext): string | undefined {
  if (id === RUNTIME || isOf(entry, id, context)) return 'kit';
  const chosen = small.get(id);
  if (chosen !== undefined) return chosen;
  const fetched = listFetched(context);
  if (isNoFeature(id) && isOf(overview, id, context)) {
    const names = fetched.filter((part) => isOf(part, id, context)).map(toName);
    if (names.every((name) => ofOverview.has(name))) return 'oversikt';
    return names.every((name) => ofForsikring.has(name)) ? 'forsikring' : 'kit';
  }
  if (isOf(footer, id, context) && fetched.every((part) => part === footer || !isOf(part, id, context)))
    return 'footer';
  const needing = fetched.filter((part) => isNoFeature(part) && isOf(part, id, context));
  const parts = fetched.filter((part) => !isNoFeature(part));
  if (needing.some((part) => !isDialog(part))) return 'late';
  if (isOf(sporing, id, context) && parts.some((part) => isOf(part, id, context))) return 'late';
  // What the dialogs share with a page would take their styles along into that page.
  if (needing.length > 0) {
    const pages = parts.filter((part) => part !== question && isOf(part, id, context));
    // A plural, in English.
    if (pages.some((part) => toName(part) === 'page-late')) return 'late';
    if (pages.length > 0) return 'dialogs-shared';
    return isOf(question, id, context) ? 'question' : 'dialogs';
  }
  if ([loginFrame, loginFramePage].some((part) => isOf(part, id, context))) return undefined;
  const sharing = [...new Set(parts.filter((part) => isOf(part, id, context)).map(toName))];
  if (sharing.length <= 1) return sharing[0];
  const isOfNoOther = sharing.every((name) => name === 'tilbakemelding' || name === 'page-lower');
  if (isOfNoOther || (id.includes('/tilbakemelding/') && id !== nearTilbakemelding)) return 'tilbakemelding';
  if (isOf(login, id, context) || id.includes('/features/feil/tekster')) return 'scenes';
  if (sharing.every((name) => ofOverview.has(name))) {
    // What the overview's own script has, its later parts use from there.
    if (isOf(overview, id, context)) return 'oversikt';
    if (sharing.includes('page-late')) return 'page-late';
  }
  if (sharing.includes('page-late') && isNoFeature(id))
    return sharing.every((name) => ofForsikring.has(name)) ? 'forsikring' : 'late';
  // Of what the lower part of the overview has, the profile needs only what its forms do.
  if (sharing.includes('profil')) return sharing.includes('tilbud') ? 'dialogs-shared' : 'forms';
  if (!sharing.some((name) => ofOverview.has(name))) return 'pages-shared';
  return sharing.some((name) => ofBuying.has(name)) ? 'kjop-shared' : 'shared';
}

const ofBuying = new Set(['kjopsinnganger', 'andre-forsikringer']);

/** Chunks of one page: the later ones load after the first. */
const ofOverview = new Set(['oversikt', 'page-late', 'page-lower', 'seldom']);
const ofForsikring = new Set([...ofOverview, ...ofBuying, 'tilbud', 'kostnader']);

/** Many agreements, agreements as they come, a savings bank's messages, what fails, and sums that do not add up. */
const seldom = new Set([
  'mange-avtaler.tsx',
  'sparebankmeldinger.tsx',
  'total-explanation.tsx',
  'avtaler-as-they-come.tsx',
  'avtaler-messages.tsx',
  'drift-banner.tsx',
]);

/** The chunk of something that is fetched: its feature's, with exceptions. */
function toName(part: string): string {
  const [feature = '', file = ''] = path.relative(at('features'), part).split('/');
  if (file === 'page-lower.tsx') return 'page-lower';
  // Who has a renewal, or has not paid, needs these at once. In a chunk of their own they would cost all a hash.
  if (['page-late.tsx', 'fornyelsespris.tsx', 'forfalte.tsx'].includes(file)) return 'page-late';
  if (seldom.has(file)) return 'seldom';
  // Pages that few open: two of text, and two of what the customer may do with logins and data.
  if (['klage', 'tilgjengelighet'].includes(feature)) return 'rettigheter';
  if (['innlogginger', 'last-ned'].includes(feature)) return 'innlogginger';
  return file === 'page-closed.tsx' ? 'feil' : feature;
}

/** Nothing of a page that is only read. What is loaded in the first seconds all the same is said where it is imported. */
function isDialog(part: string): boolean {
  return /[-/](?:dialog\.tsx|toast-region\.tsx|step-back\.ts|send-late\.ts|log-out-again\.ts|show-target\.ts)$/.test(
    part,
  );
}

const known = new Map<string, Set<string>>();
let fetchedByAll: readonly string[] | undefined;

/** Everything that is imported dynamically, directly or by what is. */
function listFetched(context: Rolldown.ChunkingContext): readonly string[] {
  if (fetchedByAll !== undefined) return fetchedByAll;
  const found = new Set<string>();
  const beginnings = new Set([entry]);
  for (const beginning of beginnings) {
    for (const from of listImported(beginning, context)) {
      for (const id of context.getModuleInfo(from)?.dynamicallyImportedIds ?? []) {
        if (id === catalogue || id.includes('/after-consent/')) continue;
        found.add(id);
        beginnings.add(id);
      }
    }
  }
  return (fetchedByAll = [...found]);
}

function isNoFeature(id: string): boolean {
  return !id.includes('/src/features/');
}

function isOf(page: string, id: string, context: Rolldown.ChunkingContext): boolean {
  return listImported(page, context).has(id);
}

/** A module and all its static imports, direct and indirect; dynamic imports are left out. */
function listImported(from: string, context: Rolldown.ChunkingContext): Set<string> {
  const listed = known.get(from);
  if (listed !== undefined) return listed;
  const found = new Set([from]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  known.set(from, found);
  return found;
}
