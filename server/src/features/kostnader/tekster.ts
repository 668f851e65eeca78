import type { Sprak } from '@portal/contract/sprak.ts';

import { tekster as en } from './tekster.en.ts';
import { tekster as nb } from './tekster.nb.ts';
import { tekster as nn } from './tekster.nn.ts';

/** The words of the calendar, in all languages. */
export const tekster: Readonly<Record<Sprak, typeof nb>> = { nb, nn, en };
