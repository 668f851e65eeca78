import { ApiError, type Client } from '@portal/contract/client.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { PageContext } from '@portal/contract/page.ts';
import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';
import { vi } from 'vitest';
import { page } from 'vitest/browser';

import { TilbudSection } from '../features/tilbud/tilbud-section.tsx';
import { FODSELSNUMMER } from './create-kunde.ts';
import { type Answers, renderWithAnswers } from './render-with-answers.tsx';

export const hus: Tilbud = {
  name: 'Hus',
  description: 'Brisveien 9',
  monthlyPrice: 846,
  yearlyPrice: 10152,
  policyNumber: '111',
  versionNumber: 2,
  productType: 'HUS',
  expirationDate: '2020-01-31',
  pakkeTilbud: [
    { policyNumber: '112', versionNumber: 1, productType: 'INNBO', monthlyPrice: 214, yearlyPrice: 2568 },
  ],
  systemSource: 'NICE',
};
export const bil: Tilbud = {
  name: 'Bil',
  detaljer: { tfaMonthly: 262 },
  monthlyPrice: 588,
  policyNumber: '113',
  versionNumber: 1,
  productType: 'BIL',
  pakkeTilbud: [],
  systemSource: 'NICE',
};
export const svar = (tilbud: Tilbud[], endret: Partial<TilbudResponse> = {}): TilbudResponse => ({
  tilbud,
  systemSourceError: false,
  sources: [{ systemSource: 'NICE', state: 'ok' }],
  ...endret,
});
export const kunde: Kunde = {
  ssn: FODSELSNUMMER,
  isLoMedlem: false,
  isBankkunde: false,
  kontaktInformasjon: {},
  samtykker: {},
};
const kontaktinfo = { telefon: '22438634', epost: 'hjelp@example.no', apningstider: [] };
export const overskrift = page.getByRole('heading', { level: 1 });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
export const renderSection = (answers: Answers, write?: Client, context?: Partial<PageContext>) =>
  renderWithAnswers(
    <TilbudSection />,
    { getKunde: kunde, getKontaktinfo: kontaktinfo, ...answers },
    { ...(write && { write }), ...(context && { context }) },
  );

/** An API client for writes that waits until the test ends the call. `reread`: the list, where it is asked for by itself. */
export function createWrite(reread?: TilbudResponse) {
  const calls: unknown[] = [];
  let pending = Promise.withResolvers<undefined>();
  const write = vi.fn(
    async (endpoint: { method: string }, options?: { params?: unknown; query?: unknown }) => {
      if (endpoint.method === 'GET') {
        if (reread === undefined) throw new ApiError({ status: 502, statusText: '', body: {} });
        return reread;
      }
      calls.push([endpoint.method, options?.params, options?.query]);
      pending = Promise.withResolvers<undefined>();
      return pending.promise;
    },
  );
  return {
    calls,
    write: write as Client,
    succeed: () => pending.resolve(undefined),
    fail: (status: number, code?: ErrorCode) =>
      pending.reject(new ApiError({ status, statusText: '', body: { code } })),
  };
}
