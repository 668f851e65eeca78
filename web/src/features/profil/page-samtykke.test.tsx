import '../../styles/index.css';
import '../../themes/none.css';

import { Suspense } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { useAnswer } from '../../lib/answers.tsx';
import { noteScript } from '../../lib/script-state.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { Page } from './page.tsx';
import {
  samtykker,
  createAnswers,
  createWrite,
  show,
  open,
  press,
  toast,
  writeElsewhere,
} from '../../testing/profil.tsx';

const group = () => page.getByRole('group', { name: 'Tilbud' });
async function choose(valg: string) {
  group().getByLabelText(valg).element().focus();
  await userEvent.keyboard(' ');
}

/** As the page of the customer's data has them. */
function Historikk() {
  const { data = [] } = useAnswer('getSamtykkehistorikk');
  return <p>{data.length} valg i historikken</p>;
}

it.each([
  ['a consent', () => choose('Ja')],
  [
    'the reservation',
    async () => {
      const row = await open('Forsikringsdokumenter i posten');
      await row.getByLabelText('Ja, jeg vil endre dette').click();
      await row.getByRole('button', { name: 'Bekreft' }).click();
    },
  ],
] as const)('a choice (%s) is among those that the customer has made', async (_, make) => {
  const { write, succeed } = createWrite();
  const answers = createAnswers({ getSamtykkehistorikk: [] });
  await renderWithAnswers(
    <ToastProvider>
      <Page />
      <Suspense>
        <Historikk />
      </Suspense>
    </ToastProvider>,
    answers,
    { write },
  );
  await expect.element(page.getByText('0 valg i historikken')).toBeVisible();
  await make();
  const tidspunkt = '2026-11-21T07:12:00.000Z';
  answers.getSamtykkehistorikk = [{ slag: 'MARKETING', verdi: true, tidspunkt, utfall: 'BEKREFTET' }];
  succeed({ bekreftet: true });
  await expect.element(page.getByText('1 valg i historikken')).toBeVisible();
});

describe('the postal reservation', () => {
  it('is confirmed with a tick, and can be switched (PRO-21, PRO-22, OD-83)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByRole('button', { name: 'Bekreft' }).click();
    await expect.element(row.getByText('Du må krysse av for å bekrefte')).toBeVisible();
    await expect
      .element(row.getByLabelText('Ja, jeg vil endre dette'))
      .toHaveAccessibleDescription('Du må krysse av for å bekrefte');
    expect(calls).toEqual([]);
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    expect(calls).toEqual([
      {
        path: '/api/privat/forsikring/samtykke/reservasjon',
        body: { harReservasjon: true },
      },
    ]);
    answers.getReservasjon = { hasReservasjon: true };
    succeed({ bekreftet: true });
    await expect.element(toast('Valget ditt er lagret')).toBeVisible();
    await expect.element(row.getByText('Du har reservert deg mot dokumenter i posten')).toBeVisible();
  });

  it('can be switched back (PRO-22)', async () => {
    const { write, calls } = createWrite();
    await show(createAnswers({ getReservasjon: { hasReservasjon: true } }), write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    expect(calls).toMatchObject([{ body: { harReservasjon: false } }]);
  });

  it('asks anew when another window has turned it: a tick was for the other question', async () => {
    const answers = createAnswers();
    await show(answers);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    answers.getReservasjon = { hasReservasjon: true };
    await writeElsewhere('getReservasjon');
    await expect.element(row.getByText(/^Vil du ha dokumenter i posten igjen/)).toBeVisible();
    await expect.element(row.getByLabelText('Ja, jeg vil endre dette')).not.toBeChecked();
  });

  it('does not say that the tick is missing of the question that another window has turned', async () => {
    const answers = createAnswers();
    await show(answers);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByRole('button', { name: 'Bekreft' }).click();
    await expect.element(row.getByText('Du må krysse av for å bekrefte')).toBeVisible();
    answers.getReservasjon = { hasReservasjon: true };
    await writeElsewhere('getReservasjon');
    await expect.element(row.getByText(/^Vil du ha dokumenter i posten igjen/)).toBeVisible();
    await expect.element(row.getByText('Du må krysse av for å bekrefte')).not.toBeInTheDocument();
  });

  it.each([
    ['its button', (row: Locator) => press(row.getByRole('button', { name: 'Bekreft' }))],
    ['Enter in its tick', () => userEvent.keyboard('{Enter}')],
  ] as const)('gives the focus back to its row when it has been saved by %s', async (_, send) => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await send(row);
    answers.getReservasjon = { hasReservasjon: true };
    succeed({ bekreftet: true });
    await expect.element(toast('Valget ditt er lagret')).toBeVisible();
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('is unknown after a lost answer until it has been read again', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await open('Forsikringsdokumenter i posten');
    await row.getByLabelText('Ja, jeg vil endre dette').click();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    answers.getReservasjon = 'failed';
    fail(0);
    await expect.element(row.getByText('Vi vet ikke om valget ditt ble lagret.').last()).toBeVisible();
    await expect.element(row.getByText('Du får dokumenter i posten')).not.toBeInTheDocument();
    answers.getReservasjon = { hasReservasjon: true };
    await press(row.getByRole('button', { name: 'Sjekk på nytt' }));
    await expect.element(toast('Valget ditt ble lagret likevel')).toBeVisible();
    await expect.element(toast(/^Noe gikk galt/)).not.toBeInTheDocument();
    await row.getByText('Avbryt').click();
    await expect.element(row.getByText('Du har reservert deg mot dokumenter i posten')).toBeVisible();
  });

  it('is marked when the register has not confirmed it', async () => {
    await show(createAnswers({ getReservasjon: { hasReservasjon: true, ubekreftet: true } }));
    await expect
      .element(page.getByText('Valget ditt er lagret hos oss, men ikke bekreftet ennå'))
      .toBeVisible();
  });
});

describe('a consent', () => {
  it('is not said to be unsaved when the page goes on without script after it was saved', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
    succeed({ bekreftet: true });
    await expect.element(group().getByLabelText('Nei')).toBeEnabled();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
    noteScript('failed');
    onTestFinished(() => noteScript('on'));
    await expect.element(page.getByRole('button', { name: 'Lagre valget' }).first()).toBeVisible();
    const unsaved = [...document.querySelectorAll('form p')].filter(
      (part) => part.textContent === 'Valget er ikke lagret ennå.' && part.checkVisibility(),
    );
    expect(unsaved).toEqual([]);
  });

  it.each(['getSamtykker', 'getSamtykketekster'] as const)(
    'can be asked for again when %s failed',
    async (navn) => {
      const answers = createAnswers();
      const { [navn]: answer } = answers;
      await show(Object.assign(answers, { [navn]: 'failed' }));
      await expect.element(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
      Object.assign(answers, { [navn]: answer });
      await page.getByRole('button', { name: 'Prøv igjen' }).click();
      await expect.element(group()).toBeVisible();
    },
  );

  it('is saved when chosen, cannot be changed meanwhile, and is read again (PRO-17 to PRO-20)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    for (const text of ['Kan vi?', 'Mer']) await expect.element(group().getByText(text)).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await group().getByLabelText('Ja').click();
    await expect.element(group().getByLabelText('Nei')).toBeDisabled();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
    expect(calls).toEqual([
      {
        path: '/api/privat/forsikring/samtykke/oppdater',
        body: { marketingConsentApproved: true, tekstversjon: 'v1' },
      },
    ]);
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
    succeed({ bekreftet: true });
    await expect.element(toast('Samtykket til markedsføring er endret')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).toBeEnabled();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
  });

  it('keeps the focus during and after a save, so that the arrow keys still work', async () => {
    const { write, calls, succeed, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    group().getByLabelText('Nei').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(group().getByLabelText('Nei')).toBeDisabled();
    await expect.element(group().getByLabelText('Ja')).toHaveFocus();
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
    succeed({ bekreftet: true });
    await expect.element(group().getByLabelText('Nei')).toBeEnabled();
    await expect.element(group().getByLabelText('Ja')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(calls).toHaveLength(2);
    await expect.element(group().getByLabelText('Ja')).toBeDisabled();
    await expect.element(group().getByLabelText('Nei')).toHaveFocus();
    fail(502, 'KILDE_FEILER');
    await expect.element(group().getByLabelText('Ja')).toBeEnabled();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
    await expect.element(group().getByLabelText('Nei')).toHaveFocus();
  });

  it('goes back to the stored value when it fails (OD-81)', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    await group().getByLabelText('Ja').click();
    fail(500);
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
  });

  it('is shown as unconfirmed, by toast and on the page, never as changed', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED', ubekreftet: ['MARKETING'] };
    succeed({ bekreftet: false });
    const text = 'Valget ditt er lagret hos oss, men ikke bekreftet ennå';
    await expect.element(toast(text)).toBeVisible();
    await expect.poll(() => document.querySelector('#samtykker ~ *')?.textContent).toContain(text);
    await expect.element(page.getByText('Samtykket til markedsføring er endret')).not.toBeInTheDocument();
  });

  it('that is kept, though not confirmed yet, takes away that it failed before', async () => {
    const { write, fail, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    fail(502);
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await choose('Ja');
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED', ubekreftet: ['MARKETING'] };
    succeed({ bekreftet: false });
    await expect.element(toast('Valget ditt er lagret hos oss, men ikke bekreftet ennå')).toBeVisible();
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).not.toBeInTheDocument();
  });

  it('is read again when the answer was lost, and the page says that it was saved after all', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    const read = Promise.withResolvers<typeof samtykker>();
    answers.getSamtykker = read.promise;
    fail(0);
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    // Until it has been read, neither choice is shown as stored.
    await expect.element(page.getByText('Sjekker hva som er lagret')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).toBeDisabled();
    read.resolve({ marketingConsent: 'AUTHORIZED' });
    await expect.element(toast('Valget ditt ble lagret likevel')).toBeVisible();
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).not.toBeInTheDocument();
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
  });

  it('is unknown when neither the save nor the reread was answered, until it can be read', async () => {
    const { write, calls, fail, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getSamtykker = 'failed';
    fail(504);
    await expect.element(page.getByText('Vi vet ikke om valget ditt ble lagret.')).toBeVisible();
    await expect.element(group().getByLabelText('Ja')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).not.toBeChecked();
    answers.getSamtykker = samtykker;
    await press(page.getByRole('button', { name: 'Sjekk på nytt' }));
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await expect.element(page.getByText('Vi vet ikke om valget ditt ble lagret.')).not.toBeInTheDocument();
    // It can be chosen again.
    await choose('Ja');
    expect(calls).toHaveLength(2);
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
    succeed({ bekreftet: true });
    await expect.element(toast('Samtykket til markedsføring er endret')).toBeVisible();
  });

  it('is known to be unchanged when it was refused', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getSamtykker = 'failed';
    fail(404, 'FINNES_IKKE');
    await expect.element(toast('Noe gikk galt ved endring av samtykke')).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeChecked();
    await expect.element(page.getByText('Vi vet ikke om valget ditt ble lagret.')).not.toBeInTheDocument();
  });

  it('stays saved, also when rereading the record fails', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    await group().getByLabelText('Ja').click();
    answers.getSamtykker = 'failed';
    succeed({ bekreftet: false });
    await expect.element(group().getByLabelText('Ja')).toBeChecked();
    const text = 'Valget ditt er lagret hos oss, men ikke bekreftet ennå';
    await expect.poll(() => document.querySelector('#samtykker ~ *')?.textContent).toContain(text);
  });

  it('does not say when and to what the answer before it was given', async () => {
    const { write, succeed } = createWrite();
    const gitt = { MARKETING: { tidspunkt: '2026-11-21T07:12:00.000Z', tekstversjon: 'v0' } };
    const answers = createAnswers({ getSamtykker: { ...samtykker, gitt } });
    await show(answers, write);
    await expect.element(page.getByText(/^Du svarte nei 21\.11\.2026/)).toBeVisible();
    await group().getByLabelText('Ja').click();
    answers.getSamtykker = 'failed';
    succeed({ bekreftet: false });
    await expect.element(toast('Valget ditt er lagret hos oss, men ikke bekreftet ennå')).toBeVisible();
    await expect.element(group().getByLabelText('Nei')).toBeEnabled();
    await expect.element(page.getByText(/^Du svarte/)).not.toBeInTheDocument();
  });

  it('is read again until it is confirmed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const answers = createAnswers({
        getSamtykker: { marketingConsent: 'AUTHORIZED', ubekreftet: ['MARKETING'] },
      });
      await show(answers);
      const text = page.getByText('Valget ditt er lagret hos oss, men ikke bekreftet ennå');
      await expect.element(text).toBeVisible();
      answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
      vi.advanceTimersByTime(5000);
      await expect.element(text).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['v1', 'v1', ''],
    ['v1', 'v1-nn', ''],
    ['v1', undefined, ''],
    [undefined, 'v1', ''],
    ['v1', 'v0', 'Da var teksten en annen, versjon v0.'],
    ['v1', 'v0-en', 'Da var teksten en annen, versjon v0-en.'],
  ])(
    'says when it was given, and to which text if that was another: now %s, then %s',
    async (versjon, tekstversjon, tekst) => {
      await show(
        createAnswers({
          getSamtykker: {
            marketingConsent: 'AUTHORIZED',
            gitt: { MARKETING: { tidspunkt: '2026-11-21T07:12:00.000Z', tekstversjon } },
          },
          getSamtykketekster: [
            { samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'i', tekst: 't', versjon },
          ],
        }),
      );
      const given = page.getByText(/^Du svarte ja/);
      await expect.element(given).toBeVisible();
      expect(given.element().textContent?.trim().split(/\s/).join(' ')).toBe(
        ['Du svarte ja 21.11.2026 kl. 08.12.', tekst].join(' ').trim(),
      );
    },
  );

  it('of another kind has its own text', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers({
      getSamtykketekster: [
        {
          samtykke: 'CROSS_DOMAIN',
          tittel: 'Deling med samarbeidspartnere',
          ingress: 'i',
          tekst: 'En.\n\nTo.',
        },
      ],
    });
    await show(answers, write);
    await page.getByLabelText('Ja').click();
    succeed({ bekreftet: true });
    await expect.element(toast('Valget ditt er lagret: Deling med samarbeidspartnere')).toBeVisible();
    await expect.element(page.getByText('Samtykket til markedsføring er endret')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^En\./)).toHaveStyle({ whiteSpace: 'pre-line' });
  });

  it('is not said to be refused any more when it has been chosen', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    const formRefusal = {
      skjema: 'samtykke',
      code: 'UGYLDIG_FORESPORSEL',
      fields: { samtykke: 'MARKETING' },
    } as const;
    await show(answers, write, { formRefusal });
    await expect.element(page.getByText('Velg ja eller nei')).toBeVisible();
    await choose('Ja');
    answers.getSamtykker = { marketingConsent: 'AUTHORIZED' };
    succeed({ bekreftet: true });
    await expect.element(toast('Samtykket til markedsføring er endret')).toBeVisible();
    await expect.element(page.getByText('Velg ja eller nei')).not.toBeInTheDocument();
  });

  it('without an answer is neither yes nor no (OD-115)', async () => {
    await show(createAnswers({ getSamtykker: { marketingConsent: 'KANSKJE' } }));
    await expect.element(group().getByLabelText('Ja')).not.toBeChecked();
    await expect.element(group().getByLabelText('Nei')).not.toBeChecked();
  });

  it('that is given and has no text is missed, whatever else there is', async () => {
    const getSamtykker = { marketingConsent: 'AUTHORIZED' };
    const tekst = { samtykke: 'CROSS_DOMAIN', tittel: 'Deling', ingress: 'i', tekst: 't' } as const;
    const missed = page.getByRole('alert').filter({ hasText: 'Vi får ikke hentet samtykkene dine' });
    const answers = createAnswers({ getSamtykker, getSamtykketekster: [] });
    const { unmount } = await show(answers);
    await expect.element(missed).toBeVisible();
    await unmount();
    answers.getSamtykketekster = [tekst];
    await show(answers);
    await expect.element(page.getByRole('group', { name: 'Deling' })).toBeVisible();
    await expect.element(missed).toBeVisible();
    answers.getSamtykketekster = [tekst, { ...tekst, samtykke: 'MARKETING', tittel: 'Tilbud' }];
    await missed.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect.element(page.getByRole('group', { name: 'Tilbud' })).toBeVisible();
    await expect.element(missed).not.toBeInTheDocument();
  });

  it('has its own text for the second one, which is shown only with that text (OD-82)', async () => {
    const { unmount } = await show();
    await expect.element(group()).toBeVisible();
    expect(document.querySelectorAll('#samtykker ~ * fieldset')).toHaveLength(1);
    await unmount();
    const tekst = { samtykke: 'CROSS_DOMAIN', tittel: 'Deling', ingress: 'i', tekst: 't' } as const;
    await show(
      createAnswers({ getSamtykketekster: [tekst, { ...tekst, samtykke: 'MARKETING', tittel: 'Tilbud' }] }),
    );
    await expect.element(page.getByRole('group', { name: 'Deling' })).toBeVisible();
    // Marketing comes first.
    expect(document.querySelector('#samtykker ~ * legend')?.textContent).toBe('Tilbud');
  });
});
