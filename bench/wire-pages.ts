import { BASE_PATH, KJOP_PATH, PROFIL_PATH, TILBUD_PATH } from '../contract/src/paths.ts';

/** The pages that are measured, and the module that each is made of. */
export const pages = [
  { name: 'login', path: BASE_PATH, module: 'src/features/login/page.tsx' },
  { name: 'overview', path: BASE_PATH, module: 'src/features/oversikt/page.tsx' },
  { name: 'offers', path: TILBUD_PATH, module: 'src/features/tilbud/page.tsx' },
  { name: 'buying', path: KJOP_PATH, module: 'src/features/kjopsinnganger/page.tsx' },
  { name: 'profile', path: PROFIL_PATH, module: 'src/features/profil/page.tsx' },
] as const;
export type WirePage = (typeof pages)[number];
export type PageName = WirePage['name'];

/** A floor has each page at a path of its own: the login page and the overview share theirs in the portal. */
export function toFloorPath(name: PageName): string {
  return `/${name}`;
}
