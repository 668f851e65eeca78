import { fileURLToPath } from 'node:url';

const find = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${name}`));

/** The web's font, as files with all Latin letters, which are put into the document. */
export const fonter = {
  vanlig: find('400Regular/Figtree_400Regular.ttf'),
  fet: find('600SemiBold/Figtree_600SemiBold.ttf'),
} as const;
