import { defineAddressWord } from '../address-words.ts';

/** Beside an outcome: the tick of a form that was answered with its page, in place of a file. It is ticked again. */
export const kryssWord = defineAddressWord('kryss', ['ja']);
