import '../../styles/index.css';
import '../../themes/none.css';

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createConfig } from '../../testing/create-config.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { OppgaverCard } from './oppgaver-card.tsx';

const ingen = {
  getHelseerklaering: { count: 0 },
  getAksepttilbud: { count: 0 },
  getUlesteMeldinger: { hasUlesteMeldinger: false },
  getMotoroppgaver: { oppgaver: [] },
  getOversiktConfig: createConfig({ lenker: { meldinger: '/privat/meldinger' } }),
} satisfies Answers;

it('lists the tasks as links under their heading (TASK-01)', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getHelseerklaering: { count: 2 },
    getUlesteMeldinger: { hasUlesteMeldinger: true },
  });
  const oppgaver = page.getByRole('region', { name: 'Oppgavene dine' });
  await expect.element(oppgaver.getByRole('heading', { level: 2 })).toHaveTextContent('Oppgavene dine');
  await expect
    .element(oppgaver.getByRole('link', { name: 'Fyll ut egenerklæring om helse' }))
    .toHaveAttribute('href', '/privat/forsikring/oversikt/jump/seopp/skadesaker?target=ahv');
  await expect
    .element(oppgaver.getByRole('link', { name: 'Du har en ulest melding' }))
    .toHaveAttribute('href', '/privat/meldinger');
  expect(oppgaver.getByRole('listitem').elements()).toHaveLength(2);
});

it('is not shown without tasks (OD-58)', async () => {
  const { container } = await renderWithAnswers(<OppgaverCard />, ingen);
  await expect.poll(() => container.childElementCount).toBe(0);
});

it('loses only the task of the call that failed (OD-58)', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getHelseerklaering: 'failed',
    getMotoroppgaver: 'failed',
    getAksepttilbud: { count: 2 },
  });
  await expect
    .element(page.getByRole('link'))
    .toHaveAccessibleName('Du har 2 tilbud fra rådgiver som venter på svar');
});

it('opens messages on another site in a new tab, and says so', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getUlesteMeldinger: { hasUlesteMeldinger: true },
    getOversiktConfig: createConfig({ lenker: { meldinger: 'https://bank.test/post' } }),
  });
  const lenke = page.getByRole('link');
  await expect.element(lenke).toHaveAccessibleName(/^Du har en ulest melding,?\s*åpnes i ny fane$/);
  await expect.element(lenke).toHaveAttribute('target', '_blank');
});

it('has no task for messages of the savings bank, which are on the page itself', async () => {
  const melding = { tittel: 'Nye vilkår', tekst: '', ulest: true };
  const { container } = await renderWithAnswers(
    <OppgaverCard />,
    { ...ingen, getSparebankmeldinger: { meldinger: [melding] } },
    { context: { hasSparebank: true } },
  );
  await expect.poll(() => container.childElementCount).toBe(0);
});

const biler = (antall: number) => ({
  oppgaver: Array.from({ length: antall }, (_, index) => ({
    oppgavetype: 'ENDRE_KMSTAND',
    beskrivelse: `bil ${index + 1}`,
    avtalenummer: `${index}`,
  })),
});

it.each([
  [390, 2, 2],
  [390, 3, 3],
  [390, 4, 2],
  [1280, 4, 4],
])('on a screen of %d px, of %d tasks %d are shown at first', async (width, antall, synlige) => {
  await page.viewport(width, 800);
  await renderWithAnswers(<OppgaverCard />, { ...ingen, getMotoroppgaver: biler(antall) });
  await expect.element(page.getByRole('link', { name: /bil 1$/ })).toBeVisible();
  const lenker = page.getByRole('link').elements();
  expect(lenker.filter((lenke) => lenke.checkVisibility({ contentVisibilityAuto: true }))).toHaveLength(
    synlige,
  );
  const flere = page.getByText(`Vis ${antall - synlige} oppgaver til`);
  if (antall === synlige)
    await expect.poll(() => flere.elements().some((el) => el.checkVisibility())).toBe(false);
  else {
    await flere.click();
    await expect.element(page.getByRole('link', { name: new RegExp(`bil ${antall}$`) })).toBeVisible();
  }
});
