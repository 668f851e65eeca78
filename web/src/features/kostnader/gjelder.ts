import type { Prisdelkode } from '@portal/contract/kostnader.ts';

/** Whose a part of a price is: the same for all customers, or of this customer's insurance. Undefined where the code does not say. */
export const gjelder: Record<Prisdelkode, 'alle' | 'deg' | undefined> = {
  GRUNNPRIS: 'alle',
  INDEKS: 'alle',
  OBJEKT: 'deg',
  DEKNING: 'deg',
  EGENANDEL: 'deg',
  ALDER: 'deg',
  BOSTED: 'deg',
  BONUS: 'deg',
  MELDTE_SKADER: 'deg',
  SAMLERABATT: 'deg',
  MEDLEMSRABATT: 'deg',
  NATURSKADE: 'alle',
  TFA: 'alle',
  GEBYR: undefined,
  ANNET: undefined,
};
