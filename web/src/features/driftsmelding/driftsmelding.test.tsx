import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { useAnswer } from '../../lib/answers.tsx';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Driftsmelding } from './driftsmelding.tsx';

const avtaler: AvtalerResponse = {
  avtaler: [],
  monthlySum: null,
  yearlySum: null,
  systemSourceError: false,
  sources: [],
};
const alleSvarte = {
  getAvtaler: avtaler,
  getTilbud: { tilbud: [], systemSourceError: false, sources: [] },
  getKunde: createKunde(),
  getOversiktConfig: createConfig(),
  getHelseerklaering: { count: 0 },
  getAksepttilbud: { count: 0 },
  getUlesteMeldinger: { hasUlesteMeldinger: false },
  getMotoroppgaver: { oppgaver: [] },
  getProduktanbefaling: { scores: [], controlgroup: false, fallback: false },
} satisfies Answers;
const melding = page.getByRole('status');

it('is not shown when all is well', async () => {
  await renderWithAnswers(
    <>
      <Driftsmelding />
      <p>Alt vel</p>
    </>,
    alleSvarte,
  );
  await expect.element(page.getByText('Alt vel')).toBeVisible();
  await expect.element(melding).not.toBeInTheDocument();
});

it.each(['getAvtaler', 'getTilbud'] as const)(
  'appears when %s says that a system failed, with the exact text (OVW-17, OVW-19)',
  async (navn) => {
    await renderWithAnswers(<Driftsmelding />, {
      ...alleSvarte,
      [navn]: { ...alleSvarte[navn], systemSourceError: true },
    });
    await expect
      .element(
        melding.getByText(
          'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
          { exact: true },
        ),
      )
      .toBeVisible();
  },
);

const kall = Object.keys(alleSvarte) as (keyof typeof alleSvarte)[];
it.each(kall)('appears when %s failed (OVW-18)', async (navn) => {
  await renderWithAnswers(<Driftsmelding />, { ...alleSvarte, [navn]: 'failed' });
  await expect.element(melding).toBeVisible();
});

const sparebank = {
  getSparebankAvtaler: { avtaler: [] },
  getSparebankmeldinger: { meldinger: [] },
} satisfies Answers;

it.each(['getSparebankAvtaler', 'getSparebankmeldinger'] as const)(
  'appears when %s failed, for a customer of a savings bank (OD-12)',
  async (navn) => {
    await renderWithAnswers(
      <Driftsmelding />,
      { ...alleSvarte, ...sparebank, [navn]: 'failed' },
      { context: { hasSparebank: true } },
    );
    await expect.element(melding).toBeVisible();
  },
);

it('appears when a task could not be read', async () => {
  const getMotoroppgaver = { oppgaver: [], ufullstendig: true as const };
  await renderWithAnswers(<Driftsmelding />, { ...alleSvarte, getMotoroppgaver });
  await expect.element(melding).toBeVisible();
});

it('appears when a message of the savings bank could not be read', async () => {
  const getSparebankmeldinger = { meldinger: [], ufullstendig: true as const };
  await renderWithAnswers(
    <Driftsmelding />,
    { ...alleSvarte, ...sparebank, getSparebankmeldinger },
    { context: { hasSparebank: true } },
  );
  await expect.element(melding).toBeVisible();
});

it('stays while a failed call is retried', async () => {
  const { promise, resolve } = Promise.withResolvers<AvtalerResponse>();
  const answers: Answers = { ...alleSvarte, getAvtaler: 'failed' };
  await renderWithAnswers(
    <>
      <Driftsmelding />
      <Suspense fallback={null}>
        <TryAgain />
      </Suspense>
    </>,
    answers,
  );
  await expect.element(melding).toBeVisible();
  answers.getAvtaler = promise;
  await page.getByRole('button', { name: 'Ferdig' }).click();
  await expect.element(page.getByRole('button', { name: 'Henter' })).toBeVisible();
  await expect.element(melding).toBeVisible();
  resolve(avtaler);
  await expect.element(melding).not.toBeInTheDocument();
});

function TryAgain() {
  const { isFetching, refetch } = useAnswer('getAvtaler');
  return (
    <button type="button" onClick={refetch}>
      {isFetching ? 'Henter' : 'Ferdig'}
    </button>
  );
}

const provIgjen = page.getByRole('button', { name: 'Prøv igjen' });

it('retries everything that failed, and disappears when nothing is missing', async () => {
  const answers: Answers = {
    ...alleSvarte,
    getTilbud: { ...alleSvarte.getTilbud, systemSourceError: true },
    getHelseerklaering: 'failed',
    getMotoroppgaver: 'failed',
    getProduktanbefaling: 'failed',
  };
  await renderWithAnswers(<Driftsmelding />, answers);
  await expect.element(melding).toBeVisible();
  Object.assign(answers, alleSvarte);
  await provIgjen.click();
  await expect.element(melding).not.toBeInTheDocument();
});

it('retries the messages of the savings bank when one of them could not be read', async () => {
  const answers: Answers = {
    ...alleSvarte,
    ...sparebank,
    getSparebankmeldinger: { meldinger: [], ufullstendig: true },
  };
  await renderWithAnswers(<Driftsmelding />, answers, { context: { hasSparebank: true } });
  await expect.element(melding).toBeVisible();
  Object.assign(answers, sparebank);
  await provIgjen.click();
  await expect.element(melding).not.toBeInTheDocument();
});

it('stays, with its button, when a retry failed', async () => {
  const answers: Answers = { ...alleSvarte, getMotoroppgaver: 'failed', getHelseerklaering: 'failed' };
  await renderWithAnswers(<Driftsmelding />, answers);
  await expect.element(provIgjen).toBeVisible();
  answers.getHelseerklaering = { count: 0 };
  await provIgjen.click();
  await expect.element(provIgjen).toBeVisible();
  await expect.element(melding).toBeVisible();
});

it('leaves the retry to the list’s own message when the list is incomplete', async () => {
  await renderWithAnswers(<Driftsmelding />, {
    ...alleSvarte,
    getAvtaler: { ...avtaler, systemSourceError: true },
  });
  await expect.element(melding).toBeVisible();
  await expect.element(provIgjen).not.toBeInTheDocument();
});
