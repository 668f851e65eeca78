import path from 'node:path';

import type { Rolldown } from 'vite';

const web = path.join(import.meta.dirname, '..');
const at = (file: string): string => path.join(web, 'src', file);
const entry = at('entry.client.tsx');
const footer = at('page-footer.tsx');
const question = at('ui/cookie-consent/cookie-consent-dialog.tsx');
const catalogue = path.join(web, '../katalog/src/page.tsx');
/** What measures after a yes. */
const sporing = at('lib/sporing/after-consent/start-sporing.ts');
/** The framed login page has a script of its own. */
const loginFrame = ['login-frame-entry.ts', 'login-frame-page.tsx'].map((file) =>
  at(`features/login/${file}`),
);

/** A module, and what of the app needs it. */
export interface Needed {
  id: string;
  isFeature: boolean;
  isOfEntry: boolean;
  isOfSporing: boolean;
  isOfLoginFrame: boolean;
  /**
   * What is fetched and imports it: a page or a later part of one, by name, or else `footer`, `question` (about
   * cookies), `dialog`, or `idle` for what is fetched without being asked for.
   */
  needs: readonly string[];
  /** Those of `needs` that are features, most of them pages. */
  pages: readonly string[];
}

/** Finds what needs a module, directly or through others. */
export function findNeeds(id: string, context: Rolldown.ChunkingContext): Needed {
  const isIn = (part: string) => listImported(part, context).has(id);
  const fetched = listFetched(context).filter(isIn);
  return {
    id,
    isFeature: isFeature(id),
    isOfEntry: isIn(entry),
    isOfSporing: isIn(sporing),
    isOfLoginFrame: loginFrame.some(isIn),
    needs: toNames(fetched),
    pages: toNames(fetched.filter(isFeature)),
  };
}

/** Many agreements, agreements as they come, a savings bank's messages, what fails, and sums that do not add up. */
const seldom = new Set([
  'mange-avtaler.tsx',
  'sparebankmeldinger.tsx',
  'total-explanation.tsx',
  'avtaler-as-they-come.tsx',
  'avtaler-messages.tsx',
  'drift-banner.tsx',
]);

/** What the profile shows to few: at a union's brand, to a customer of the bank, after a form without script. */
const profilLate = new Set([
  'lo-row.tsx',
  'i-banken.tsx',
  'resultat.tsx',
  'uleselige-rows.tsx',
  'unusual-question.tsx',
]);

const toNames = (parts: readonly string[]): string[] => [...new Set(parts.map(toName))];

/** What is fetched, by its kind: that of a feature has the name of its chunk, which is the feature's with exceptions. */
function toName(part: string): string {
  if (part === footer) return 'footer';
  if (part === question) return 'question';
  if (!isFeature(part)) return isDialog(part) ? 'dialog' : 'idle';
  const [feature = '', file = ''] = path.relative(at('features'), part).split('/');
  if (file === 'page-lower.tsx') return 'page-lower';
  // Who has a renewal, or has not paid, needs these at once. In a chunk of their own they would cost all a hash.
  if (['page-late.tsx', 'fornyelsespris.tsx', 'forfalte.tsx'].includes(file)) return 'page-late';
  if (seldom.has(file)) return 'seldom';
  if (profilLate.has(file)) return 'profil-late';
  // Pages that few open: two of text, and two of what the customer may do with logins and data.
  if (['klage', 'tilgjengelighet'].includes(feature)) return 'rettigheter';
  if (['innlogginger', 'last-ned'].includes(feature)) return 'innlogginger';
  return file === 'page-closed.tsx' ? 'feil' : feature;
}

/** Nothing of a page that is only read. What is loaded in the first seconds all the same is said where it is imported. */
function isDialog(part: string): boolean {
  return /[-/](?:dialog\.tsx|toast-region\.tsx|step-back\.ts|session-warning\.tsx|send-late\.ts|log-out-again\.ts|show-target\.ts)$/.test(
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

function isFeature(id: string): boolean {
  return id.includes('/src/features/');
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
