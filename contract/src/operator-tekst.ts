import { z } from 'zod';

/** Text from the operator: trimmed and never empty. */
export const operatorTekst = z.string().trim().min(1, 'must not be empty');
