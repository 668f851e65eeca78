import type { Client } from '@portal/contract/client.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { Page } from '../features/data/page.tsx';
import { createClientContext } from './create-client-context.ts';
import { createConfig } from './create-config.ts';
import { createKunde } from './create-kunde.ts';
import { type Answers, renderWithAnswers } from './render-with-answers.tsx';

const base = createConfig();
export const createAnswers = (): Answers => ({
  getOversiktConfig: {
    ...base,
    oversiktConfig: { ...base.oversiktConfig, showSamtykkerMinProfil: true },
  },
  getClientContext: createClientContext(),
  getKunde: createKunde(),
  getSamtykker: { marketingConsent: 'NOT_AUTHORIZED' },
  getReservasjon: { hasReservasjon: true },
  getSamtykketekster: [
    { samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Ja?', tekst: 'Mer', versjon: 'v1' },
  ],
  getDelinger: {},
  getRegistrerteDelinger: { delinger: [], ufullstendig: false },
  getSamtykkehistorikk: [],
  getAktivitet: { rader: [] },
  getOppbevaring: [
    { slag: 'AKTIVITET', frist: 396 },
    { slag: 'VALG', frist: 'ALLTID' },
  ],
});
export const show = (answers: Answers, write?: Client, context: Partial<PageContext> = {}) =>
  renderWithAnswers(<Page />, answers, { ...(write && { write }), context });
export const part = (name: string) => page.getByRole('region', { name });
export const told = (text: string) => page.getByRole('status').getByText(text, { exact: false });
/** The form itself, which is sent too should the session have ended: the login page then says that nothing was done. */
export const sentForm = (skjema: string) =>
  expect.toSatisfy((typed) => typed instanceof FormData && typed.get('skjema') === skjema);
export const INGEN = 'Ingen har fått opplysninger om deg fra oss.';
export const INGEN_NA = 'Ingen får opplysninger om deg fra oss nå.';
