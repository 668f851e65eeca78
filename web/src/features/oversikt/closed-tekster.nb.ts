/** Not in the overview's own texts, which would become a chunk of its own, shared by two pages. */
export const closedTekster = { tilProfilen: 'Gå til profilen din' } as const;
