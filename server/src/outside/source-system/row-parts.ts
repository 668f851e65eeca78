import { z } from 'zod';

import { MAX_NUMBER_LENGTH, MAX_PRICE } from '../limits.ts';
import { describingText, exactText } from '../text.ts';

/** Kroner, rounded to whole øre. Negative or absurd prices are a fault in the row, not something to show a customer. */
export const price = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .transform((kroner) => Math.round(kroner * 100) / 100);

export const policyNumber = exactText(MAX_NUMBER_LENGTH);

/** What a row is known by to its customer: there must be something left to read. */
export const name = describingText().refine((text) => text !== '');
