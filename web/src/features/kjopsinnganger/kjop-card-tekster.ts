/** By itself: the overview has the card, and not the page it leads to. */
export const tekster = {
  kjopForsikring: 'Kjøp forsikring',
  smart: 'Det er smart å forsikre deg selv, familien og tingene du er glad i.',
  samle: 'Samle forsikringer – få rabatt',
} as const;
