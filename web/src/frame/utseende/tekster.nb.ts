export const tekster = {
  tittel: 'Utseende',
  lyst: 'Lyst',
  morkt: 'Mørkt',
  somEnheten: 'Som enheten',
} as const;
