import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it, onTestFinished } from 'vitest';

import { keepFocus } from '../../lib/keep-focus.ts';
import {
  folkeregistrert,
  createAnswers,
  createWrite,
  show,
  open,
  press,
  toast,
} from '../../testing/profil.tsx';

describe('the address', () => {
  it('can be set to the registered one (PRO-23, PRO-24, OD-73)', async () => {
    onTestFinished(keepFocus());
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Adresse');
    const button = row.getByRole('button', { name: 'Bruk folkeregistrert adresse' });
    await expect.element(button).toBeEnabled();
    await expect.element(row.getByText('Noe gikk galt')).not.toBeInTheDocument();
    await button.click();
    await expect.element(row.getByRole('button', { name: 'Oppdaterer adresse' })).toBeVisible();
    expect(calls).toEqual([{ path: '/api/privat/forsikring/adresse/oppdater', body: undefined }]);
    answers.getKundeadresser = [folkeregistrert];
    succeed();
    await expect.element(toast('Adressen din er oppdatert')).toBeVisible();
    await expect.element(row.getByText('Solbakken 7')).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('Solbakken 7');
  });

  it('is the registered one when it was set, also when rereading it fails', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Adresse');
    await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
    answers.getKundeadresser = 'failed';
    succeed();
    await expect.element(toast('Adressen din er oppdatert')).toBeVisible();
    await expect.element(row.getByText('Solbakken 7')).toBeVisible();
    await expect.element(row.getByText('Storgata 1')).not.toBeInTheDocument();
    await expect.element(row.getByText('Adressen er lik folkeregistrert adresse')).toBeInTheDocument();
  });

  it('says so when that fails (PRO-25)', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    const row = await open('Adresse');
    await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
    fail(500);
    await expect.element(row.getByText('Noe gikk galt', { exact: true })).toBeVisible();
    await expect
      .element(row.getByText('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.'))
      .toBeVisible();
    await expect.element(toast('Vi kunne ikke oppdatere')).not.toBeInTheDocument();
  });

  it('says so over the page when its row was closed meanwhile', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    const row = await open('Adresse');
    await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
    await row.getByText('Avbryt').click();
    fail(500);
    await expect
      .element(toast('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.'))
      .toBeVisible();
  });
});

it('is already the registered one: says who can change it', async () => {
  await show(createAnswers({ getKundeadresser: [folkeregistrert] }));
  const row = await open('Adresse');
  await expect
    .element(row.getByRole('link', { name: /Meld flytting hos Skatteetaten/ }))
    .toHaveAttribute('href', 'https://www.skatteetaten.no/person/folkeregister/flytte/');
});

it('is unknown after an update whose answer was lost, until it has been read again', async () => {
  const { write, fail } = createWrite();
  const answers = createAnswers();
  await show(answers, write);
  const row = await open('Adresse');
  await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
  answers.getKundeadresser = 'failed';
  fail(504);
  await expect.element(row.getByText('Vi vet ikke om adressen ble oppdatert.').last()).toBeVisible();
  await expect.element(row.getByText('Storgata 1')).not.toBeInTheDocument();
  await expect.element(row.getByText('Noe gikk galt', { exact: true })).not.toBeInTheDocument();
  answers.getKundeadresser = [folkeregistrert];
  await press(row.getByRole('button', { name: 'Sjekk på nytt' }));
  await expect.element(toast('Endringen ble lagret likevel')).toBeVisible();
  await row.getByText('Avbryt').click();
  await expect.element(row.getByText('Solbakken 7')).toBeVisible();
});
