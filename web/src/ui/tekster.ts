export const tekster = {
  vennligstVent: 'Vennligst vent',
  apnesINyFane: 'åpnes i ny fane',
  apnesIPdf: 'åpnes i pdf',
} as const;
