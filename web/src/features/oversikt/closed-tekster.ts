/** Apart from the overview's own, which would else be a file by itself for the two pages to share. */
export const closedTekster = { tilProfilen: 'Gå til profilen din' } as const;
