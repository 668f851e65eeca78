export const tekster = { tittel: 'Språk' } as const;
