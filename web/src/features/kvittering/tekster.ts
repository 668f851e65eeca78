/** A receipt's words are the selling application's; these stand for them. */
export const tekster = {
  produktnavn: 'Bilforsikring',
  tittel: 'Takk for kjøpet',
  ingress: 'Bilforsikringen gjelder fra i dag. Vilkår og forsikringsbevis finner du under Dokumenter.',
} as const;
