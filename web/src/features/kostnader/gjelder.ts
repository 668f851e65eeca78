import type { Prisdelkode } from '@portal/contract/kostnader.ts';

/**
 * Whom a part of a price concerns: all customers alike, or this customer's insurance. Undefined when its code does
 * not say.
 */
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
