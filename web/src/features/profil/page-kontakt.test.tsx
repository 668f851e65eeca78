import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  kunde,
  createAnswers,
  createWrite,
  show,
  open,
  save,
  press,
  toast,
  writeElsewhere,
} from '../../testing/profil.tsx';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';

const config = createConfig();
const withSamtykker = {
  ...config,
  oversiktConfig: { ...config.oversiktConfig, showSamtykkerMinProfil: true },
};
const ENDRINGEN = 'Vi vet ikke om endringen ble lagret.';
const VALGET = 'Vi vet ikke om valget ditt ble lagret.';

describe('contact information', () => {
  it('an e-mail address too long for its line wraps before @ and dots, not within a word', async () => {
    await page.viewport(320, 640);
    const answers = createAnswers();
    const epostAdresse = 'kari.nordmann@eksempelbedrift.no';
    answers.getKunde = { ...kunde, kontaktInformasjon: { epostAdresse } };
    await show(answers);
    const lines = listLines(page.getByText(epostAdresse).element());
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(epostAdresse);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
  });

  it('a new value shows at once, and stays when it is saved (PRO-26, PRO-31, OD-76)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await save('Mobilnummer', '912 34 567');
    await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
    expect(calls).toEqual([
      { path: '/api/privat/forsikring/skadekunde/kontaktinformasjon', body: { mobilNummer: '91234567' } },
    ]);
    answers.getKunde = { ...kunde, kontaktInformasjon: { mobilNummer: '91234567' } };
    succeed();
    await expect.element(toast('Mobilnummeret er oppdatert')).toBeVisible();
    await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
  });

  it.each([
    [
      'E-post',
      'ny@example.com',
      /lun@example.com/,
      'Noe gikk galt ved oppdatering av e-post',
      'KILDE_FEILER',
    ],
    ['Mobilnummer', '91234567', /99\s99\s99\s01/, 'Noe gikk galt ved oppdatering av telefonnummer', 'XYZ'],
  ])(
    '%s is rolled back when saving fails (PRO-27, PRO-35 to PRO-37)',
    async (label, typed, old, text, code) => {
      const { write, fail } = createWrite();
      await show(createAnswers(), write);
      const row = await save(label, typed);
      fail(500, code);
      await expect.element(toast(text)).toBeVisible();
      await expect.element(row.getByText(old)).toBeVisible();
      await expect.element(page.getByText(code)).not.toBeInTheDocument();
      // The typed value is kept.
      await row.getByText('Endre').click();
      await expect.element(row.getByRole('textbox')).toHaveValue(typed);
    },
  );

  it.each([
    ['E-post', 'UGYLDIG_MAILADRESSE', 'x@example.com', 'E-postadressen er ikke gyldig'],
    ['Mobilnummer', 'UGYLDIG_MOBILNR', '91234567', 'Mobilnummeret er ikke gyldig'],
  ])(
    '%s: a refusal by the register is shown at the field (PRO-33, PRO-34)',
    async (label, code, typed, text) => {
      const { write, fail } = createWrite();
      await show(createAnswers(), write);
      const row = await save(label, typed);
      // The row has folded before the answer comes.
      const field = row.getByRole('textbox', { includeHidden: true }).element();
      await expect.poll(() => field.checkVisibility()).toBe(false);
      fail(400, code);
      await expect.element(row.getByText(text)).toBeVisible();
      await expect.element(row.getByRole('textbox')).toHaveValue(typed);
      await expect.element(row.getByRole('textbox')).toHaveFocus();
      await expect
        .element(row.getByRole('textbox'))
        .toHaveAccessibleDescription(expect.stringContaining(text));
    },
  );

  it('a refusal by the register is told to who has gone on to another row, and stays there', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    const row = await save('E-post', 'x@example.com');
    const other = await open('Mobilnummer');
    await other.getByRole('textbox').fill('9123');
    fail(400, 'UGYLDIG_MAILADRESSE');
    await expect.element(toast('E-postadressen er ikke gyldig')).toBeVisible();
    await expect.element(row.getByRole('textbox')).toHaveValue('x@example.com');
    await expect.element(other.getByRole('textbox')).toHaveFocus();
  });

  it.each([
    ['E-post', '', 'Du må fylle inn e-post'],
    ['E-post', 'a@b', 'E-postadressen er ikke gyldig'],
    ['Mobilnummer', '   ', 'Du må fylle inn et telefonnummer'],
    ['Mobilnummer', '1234567', 'Mobilnummeret er ikke gyldig'],
    ['Mobilnummer', '9123456a', 'Mobilnummeret er ikke gyldig'],
  ])('%s %j is refused at the field and not sent (PRO-28 to PRO-32)', async (label, typed, text) => {
    const { write, calls } = createWrite();
    await show(createAnswers(), write);
    const row = await save(label, typed);
    // The help text has the format too, and is read after the error.
    await expect
      .element(row.getByRole('textbox'))
      .toHaveAccessibleDescription(
        `${text} ${label === 'E-post' ? 'For eksempel navn@eksempel.no. Har du en adresse hos oss, får den beskjed om endringen.' : 'Åtte siffer. Er nummeret utenlandsk, begynner du med landkoden, for eksempel +46.'}`,
      );
    await expect.element(row.getByRole('textbox')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each([
    ['+47 912-34 567', '91234567', /91\s23\s45\s67/],
    ['0046 70 123 45 67', '+46701234567', /\+46\s701\s23\s45\s67/],
  ])('a number typed as %s is sent as %s and shown in groups', async (typed, mobilNummer, shown) => {
    const { write, calls } = createWrite();
    await show(createAnswers(), write);
    const row = await save('Mobilnummer', typed);
    expect(calls).toMatchObject([{ body: { mobilNummer } }]);
    await expect.element(row.getByText(shown)).toBeVisible();
  });

  it('an e-mail address is not changed by a phone’s keyboard', async () => {
    await show();
    const field = (await open('E-post')).getByRole('textbox');
    await expect.element(field).toHaveAttribute('autocapitalize', 'none');
    await expect.element(field).toHaveAttribute('autocorrect', 'off');
  });

  it('a number that is probably no mobile number must be confirmed before it is sent', async () => {
    const { write, calls } = createWrite();
    await show(createAnswers(), write);
    const row = await save('Mobilnummer', '22 34 56 78');
    await expect.element(row.getByText('Er dette et mobilnummer?')).toBeVisible();
    await expect.element(row.getByLabelText('Ja, dette er et mobilnummer')).toHaveFocus();
    await row.getByRole('button', { name: 'Lagre' }).click();
    await expect.element(row.getByLabelText('Ja, dette er et mobilnummer')).toHaveFocus();
    expect(calls).toEqual([]);
    await row.getByLabelText('Ja, dette er et mobilnummer').click();
    // The confirmation was for the other number.
    await row.getByRole('textbox').fill('33 34 56 78');
    await row.getByRole('button', { name: 'Lagre' }).click();
    await expect.element(row.getByLabelText('Ja, dette er et mobilnummer')).not.toBeChecked();
    expect(calls).toEqual([]);
    await row.getByLabelText('Ja, dette er et mobilnummer').click();
    await row.getByRole('button', { name: 'Lagre' }).click();
    expect(calls).toMatchObject([{ body: { mobilNummer: '33345678' } }]);
  });

  it('a stored number may be saved unchanged, whatever the rules say', async () => {
    const { write, calls } = createWrite();
    await show(createAnswers({ getKunde: { ...kunde, kontaktInformasjon: { mobilNummer: '123' } } }), write);
    await save('Mobilnummer', ' 123');
    expect(calls).toMatchObject([{ body: { mobilNummer: '123' } }]);
  });

  it.each([
    [0, undefined, 'Vi fikk ikke svar. Sjekk at du er på nett, og prøv igjen.'],
    [404, 'FINNES_IKKE', 'Vi finner deg ikke i registeret. Kontakt oss, så ordner vi det for deg.'],
    [403, 'IKKE_TILLATT', 'Last siden på nytt, og prøv igjen.'],
    [502, 'KILDE_FEILER', 'Prøv igjen om litt. Går det fortsatt ikke, kan du kontakte oss.'],
  ])('a failure (%i %s) says what to do', async (status, code, text) => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    await save('E-post', 'ny@example.com');
    fail(status, code);
    await expect.element(toast('Noe gikk galt ved oppdatering av e-post')).toBeVisible();
    await expect.element(toast(text)).toBeVisible();
  });

  it('a livkunde’s change waits for the answer, and is sent once (AMB-73, PRO-46)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers({
      getKunde: createKunde(),
      getLivkunde: { finnesProlifeKunde: true, telefon: '99999906' },
    });
    await show(answers, write);
    const row = await save('Mobilnummer', '91234567');
    await expect.element(row.getByRole('button', { name: 'Lagrer' })).toBeVisible();
    // Focus is still on the button.
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([
      { path: '/api/privat/forsikring/liv/kunde/v1/contactInfo', body: { telefon: '91234567' } },
    ]);
    answers.getLivkunde = { finnesProlifeKunde: true, telefon: '91234567' };
    succeed();
    await expect.element(toast('Mobilnummeret er oppdatert')).toBeVisible();
    await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
  });

  describe('what is typed while the save before it is under way', () => {
    const slow = async (label: string, changed?: Parameters<typeof createAnswers>[0]) => {
      const { write, calls, ...answer } = createWrite();
      const answers = createAnswers(changed);
      await show(answers, write);
      const row = await save(label, 'ny@example.com');
      return { answers, calls, row, field: row.getByRole('textbox'), ...answer };
    };

    it('stays when it is saved, and can be saved next', async () => {
      const { answers, calls, row, field, succeed } = await slow('E-post');
      await row.getByText('Endre').click();
      await field.fill('annen@example.com');
      await row.getByRole('button', { name: 'Lagrer' }).click({ force: true });
      answers.getKunde = { ...kunde, kontaktInformasjon: { epostAdresse: 'ny@example.com' } };
      succeed();
      await expect.element(toast('E-postadressen er oppdatert')).toBeVisible();
      await expect.element(field).toBeVisible();
      await expect.element(field).toHaveValue('annen@example.com');
      await press(row.getByRole('button', { name: 'Lagre', exact: true }));
      expect(calls.map(({ body }) => body)).toEqual([
        { epostAdresse: 'ny@example.com' },
        { epostAdresse: 'annen@example.com' },
      ]);
    });

    it('is not called wrong when that was', async () => {
      const { row, field, fail } = await slow('E-post');
      await row.getByText('Endre').click();
      await field.fill('annen@example.com');
      fail(400, 'UGYLDIG_MAILADRESSE');
      await expect.element(toast('E-postadressen er ikke gyldig')).toBeVisible();
      await expect.element(field).toHaveValue('annen@example.com');
      await expect.element(field).not.toHaveAttribute('aria-invalid');
    });

    it('is not called wrong in a row that was closed, which stays so', async () => {
      const { row, field, fail } = await slow('E-post');
      await row.getByText('Endre').click();
      await row.getByText('Avbryt').click();
      fail(400, 'UGYLDIG_MAILADRESSE');
      await expect.element(toast('E-postadressen er ikke gyldig')).toBeVisible();
      await expect.element(field).not.toBeInTheDocument();
    });

    it('stays when nobody knows whether it is saved, and the row has to be read again first', async () => {
      const { answers, row, field, fail } = await slow('E-post');
      await row.getByText('Endre').click();
      await field.fill('annen@example.com');
      answers.getKunde = 'failed';
      fail(0);
      await expect.element(row.getByText('Vi vet ikke om endringen ble lagret.').first()).toBeInTheDocument();
      await expect.element(field).not.toBeInTheDocument();
      answers.getKunde = kunde;
      await press(row.getByRole('button', { name: 'Sjekk på nytt' }));
      await expect.element(field).toHaveValue('annen@example.com');
    });

    it('is forgotten when the row is closed', async () => {
      const { row, field, fail } = await slow('E-post');
      await row.getByText('Endre').click();
      await field.fill('annen@example.com');
      await row.getByText('Avbryt').click();
      fail(502);
      await expect.element(toast('Noe gikk galt ved oppdatering av e-post')).toBeVisible();
      await row.getByText('Endre').click();
      await expect.element(field).toHaveValue('lun@example.com');
    });

    it('stays in a livkunde’s row, which closes only on what was saved', async () => {
      const livkunde = { finnesProlifeKunde: true, epost: 'lun@example.com' };
      const { answers, field, row, succeed } = await slow('E-post', {
        getKunde: createKunde(),
        getLivkunde: livkunde,
      });
      await field.fill('annen@example.com');
      answers.getLivkunde = { ...livkunde, epost: 'ny@example.com' };
      succeed();
      await expect.element(toast('E-postadressen er oppdatert')).toBeVisible();
      await expect.element(field).toHaveValue('annen@example.com');
      await field.fill('tredje@example.com');
      await press(row.getByRole('button', { name: 'Lagre', exact: true }));
      succeed();
      await expect.element(field).not.toBeInTheDocument();
    });
  });

  it.each([
    [
      createKunde({ niceKundenummer: '1' }),
      'skadekunde/kontaktinformasjon',
      { epostAdresse: 'ny@example.com' },
    ],
    [createKunde(), 'liv/kunde/v1/contactInfo', { epost: 'ny@example.com' }],
  ])('a livkunde’s form sends the one field by its name: %#, %s (PRO-46)', async (getKunde, path, body) => {
    const { write, calls } = createWrite();
    await show(createAnswers({ getKunde, getLivkunde: { finnesProlifeKunde: true } }), write);
    await save('E-post', 'ny@example.com');
    expect(calls).toEqual([{ path: `/api/privat/forsikring/${path}`, body }]);
  });

  it.each([
    [kunde, 'getKunde', { ...kunde, kontaktInformasjon: { mobilNummer: '91234567' } }],
    [createKunde(), 'getLivkunde', { finnesProlifeKunde: true, telefon: '91234567' }],
    // Registers write numbers in their own way.
    [kunde, 'getKunde', { ...kunde, kontaktInformasjon: { mobilNummer: '+47 91234567' } }],
  ] as const)(
    'a value whose save and reread both went unanswered is unknown until it can be read: %#, %s',
    async (getKunde, query, saved) => {
      const { write, fail } = createWrite();
      const getLivkunde = { finnesProlifeKunde: true, telefon: '99999901' };
      const answers = createAnswers({ getKunde, getLivkunde });
      await show(answers, write);
      const row = await save('Mobilnummer', '91234567');
      answers[query] = 'failed';
      fail(0);
      await expect.element(row.getByText('Vi vet ikke om endringen ble lagret.').first()).toBeInTheDocument();
      await expect.element(row.getByText(/99\s99\s99\s01/)).not.toBeInTheDocument();
      const check = row.getByRole('button', { name: 'Sjekk på nytt' });
      if (query === 'getKunde') await row.getByText('Endre').click();
      Object.assign(answers, { [query]: saved });
      await press(check);
      await expect.element(toast('Endringen ble lagret likevel')).toBeVisible();
      await expect.element(toast(/^Noe gikk galt/)).not.toBeInTheDocument();
      await row.getByText('Avbryt').click();
      await expect.element(row.getByText(/91\s23\s45\s67/)).toBeVisible();
    },
  );

  it('a value that was saved though its answer was lost is told of where the customer is, in place of the failure', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await save('E-post', 'ny@example.com');
    const read = Promise.withResolvers<typeof kunde>();
    answers.getKunde = read.promise;
    fail(0);
    await expect.element(toast('Noe gikk galt ved oppdatering av e-post')).toBeVisible();
    read.resolve({
      ...kunde,
      kontaktInformasjon: { ...kunde.kontaktInformasjon, epostAdresse: 'ny@example.com' },
    });
    await expect.element(toast('Endringen ble lagret likevel')).toBeVisible();
    await expect.element(toast('Noe gikk galt ved oppdatering av e-post')).not.toBeInTheDocument();
    await expect.element(row.getByText('ny@example.com')).toBeVisible();
    // It is told once, whatever another window writes.
    await page.getByRole('button', { name: 'Lukk varsel' }).click();
    for (const epostAdresse of ['annen@example.com', 'ny@example.com']) {
      answers.getKunde = { ...kunde, kontaktInformasjon: { epostAdresse } };
      await writeElsewhere('getKunde');
      await expect.element(row.getByText(epostAdresse)).toBeVisible();
    }
    await expect.element(toast('Endringen ble lagret likevel')).not.toBeInTheDocument();
  });

  it('a value whose answer came, but cannot be read, is unknown', async () => {
    const { write, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await save('E-post', 'ny@example.com');
    answers.getKunde = 'failed';
    fail(200);
    await expect.element(row.getByText(ENDRINGEN).first()).toBeVisible();
    await expect.element(row.getByText('lun@example.com')).not.toBeInTheDocument();
  });

  it('each row rolls back only itself: what another has saved meanwhile stays', async () => {
    const { write, succeed, fail } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const mobil = await save('Mobilnummer', '91234567');
    const epost = await save('E-post', 'ny@example.com');
    answers.getKunde = {
      ...kunde,
      kontaktInformasjon: { epostAdresse: 'ny@example.com', mobilNummer: '99999901' },
    };
    succeed(undefined, 1);
    await expect.element(toast('E-postadressen er oppdatert')).toBeVisible();
    // The register has been read, and the number is still being saved.
    await expect.element(mobil.getByText(/91\s23\s45\s67/)).toBeVisible();
    answers.getKunde = 'failed';
    fail(404, 'FINNES_IKKE', 0);
    await expect.element(mobil.getByText(/99\s99\s99\s01/)).toBeVisible();
    await expect.element(epost.getByText('ny@example.com')).toBeVisible();
  });

  it('a saved value stays, also when rereading the record fails', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await save('E-post', 'ny@example.com');
    answers.getKunde = 'failed';
    succeed();
    await expect.element(toast('E-postadressen er oppdatert')).toBeVisible();
    await expect.element(row.getByText('ny@example.com')).toBeVisible();
  });

  it.each([400, 404, 409, 429, 500])(
    'the stored value is read again after a failure (%i)',
    async (status) => {
      const { write, fail } = createWrite();
      const answers = createAnswers();
      await show(answers, write);
      await save('E-post', 'ny@example.com');
      answers.getKunde = {
        ...kunde,
        kontaktInformasjon: { ...kunde.kontaktInformasjon, mobilNummer: '48000000' },
      };
      fail(status, 'UKJENT');
      await expect.element(page.getByText(/48\s00\s00\s00/)).toBeVisible();
    },
  );

  it('what the register has last is shown, and a change is announced to the other windows', async () => {
    const { write, succeed } = createWrite();
    const answers = createAnswers();
    await show(answers, write);
    const row = await save('E-post', 'ny@example.com');
    // Another window's change reached the register last.
    answers.getKunde = { ...kunde, kontaktInformasjon: { epostAdresse: 'siste@example.com' } };
    const written = vi.spyOn(Storage.prototype, 'setItem');
    succeed();
    await expect.element(toast('E-postadressen er oppdatert')).toBeVisible();
    await expect.element(row.getByText('siste@example.com')).toBeVisible();
    expect(written).toHaveBeenCalledWith('kfp-written', 'getKunde getAktivitet');
    written.mockRestore();
  });

  it('what is read right after a failed save is shown, even if the failure arrives late', async () => {
    const { write, fail } = createWrite();
    await show(createAnswers(), write);
    const row = await save('Mobilnummer', '91234567');
    const start = Date.now();
    let looks = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => start + (looks += 1));
    fail(500);
    await expect.element(row.getByText(/99\s99\s99\s01/)).toBeVisible();
    clock.mockRestore();
  });

  it('without JavaScript the same question is asked (422)', async () => {
    await show(createAnswers(), undefined, {
      formRefusal: {
        skjema: 'kontaktinformasjon',
        code: 'UGYLDIG_MOBILNR',
        fields: { mobilNummer: '22345678' },
      },
    });
    await expect.element(page.getByText('Er dette et mobilnummer?')).toBeVisible();
    await expect.element(page.getByText('Mobilnummeret er ikke gyldig')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).toHaveValue('22345678');
  });

  it('the question that came with the page leaves the focus where the customer types', async () => {
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    onTestFinished(() => elsewhere.remove());
    elsewhere.focus();
    await show(createAnswers(), undefined, {
      formRefusal: {
        skjema: 'kontaktinformasjon',
        code: 'UGYLDIG_MOBILNR',
        fields: { mobilNummer: '22345678' },
      },
    });
    await expect.element(page.getByText('Er dette et mobilnummer?')).toBeVisible();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('a form refused without JavaScript opens with what was typed (422)', async () => {
    await show(createAnswers(), undefined, {
      formRefusal: {
        skjema: 'kontaktinformasjon',
        code: 'UGYLDIG_MAILADRESSE',
        fields: { epostAdresse: 'a@b' },
      },
    });
    await expect.element(page.getByRole('textbox')).toHaveValue('a@b');
    await expect.element(page.getByText('E-postadressen er ikke gyldig')).toBeVisible();
  });

  it.each(['ny@example.com', 'a@b'])(
    'a form that is returned after a login opens with what was typed, and no error: %s',
    async (epostAdresse) => {
      await show(createAnswers(), undefined, {
        formRefusal: { skjema: 'kontaktinformasjon', code: 'IKKE_INNLOGGET', fields: { epostAdresse } },
      });
      await expect.element(page.getByRole('textbox')).toHaveValue(epostAdresse);
      await expect.element(page.getByText(/Her er det du skrev. Se over, og trykk Lagre/)).toBeVisible();
      await expect.element(page.getByText('E-postadressen er ikke gyldig')).not.toBeInTheDocument();
    },
  );

  it('a form refused without JavaScript is told of also where nothing could be read', async () => {
    const formRefusal = { skjema: 'kontaktinformasjon', code: 'KILDE_FEILER', fields: {} } as const;
    await show(createAnswers({ getKunde: 'failed' }), undefined, { formRefusal });
    await expect.element(page.getByText(ENDRINGEN, { exact: false })).toBeVisible();
    await expect.element(page.getByText(/En feil oppsto ved henting/)).toBeVisible();
  });

  const utenNummer = { getKunde: createKunde(), getLivkunde: 'failed' } as const;
  it.each([
    ['livkontakt', 'KILDE_FEILER', utenNummer, ENDRINGEN],
    ['livkontakt', 'FOR_MANGE_FORSPORSLER', utenNummer, 'Du har gjort mange endringer på kort tid'],
    ['adresse', 'KILDE_FEILER', { getKundeadresser: 'failed' }, 'Vi vet ikke om adressen ble oppdatert.'],
    ['reservasjon', 'KILDE_SVARER_IKKE', { getReservasjon: 'failed' }, VALGET],
    ['samtykke', 'KILDE_FEILER', { getSamtykketekster: 'failed' }, VALGET],
    ['livkontakt', 'UTILGJENGELIG', utenNummer, ENDRINGEN],
    ['livkontakt', 'UKJENT', utenNummer, ENDRINGEN],
    // What is known not to be saved is not told as something that nobody knows.
    ['livkontakt', 'UGYLDIG_MAILADRESSE', utenNummer, 'Endringen ble ikke lagret. Vi får ikke hentet'],
    [
      'adresse',
      'FINNES_IKKE',
      { getKundeadresser: 'failed' },
      'Endringen ble ikke lagret. Vi får ikke hentet',
    ],
    [
      'samtykke',
      'TEKST_IKKE_VIST',
      { getSamtykketekster: 'failed' },
      'Endringen ble ikke lagret. Vi får ikke',
    ],
  ] as const)(
    'the form %s, refused without JavaScript (%s), is told of also where its row cannot be read',
    async (skjema, code, changed, text) => {
      const formRefusal = { skjema, code, fields: {} };
      await show(createAnswers({ getOversiktConfig: withSamtykker, ...changed }), undefined, { formRefusal });
      await expect.element(page.getByText(text, { exact: false })).toBeVisible();
      await expect.element(page.getByText(/Vi får ikke hentet/)).toBeVisible();
    },
  );

  it.each([
    ['kontaktinformasjon', { getKunde: 'failed' }],
    ['livkontakt', utenNummer],
  ] as const)(
    'a change of language never says that the customer was logged out (%s)',
    async (skjema, changed) => {
      await show(createAnswers(changed), undefined, {
        formRefusal: { skjema, code: 'IKKE_INNLOGGET', isBegun: true, fields: { epostAdresse: 'n' } },
      });
      await expect.element(page.getByText(/En feil oppsto ved henting|Vi får ikke hentet/)).toBeVisible();
      await expect.element(page.getByText(/logget ut/)).not.toBeInTheDocument();
    },
  );

  it('a form refused without JavaScript because of too many changes says so, with what was typed', async () => {
    await show(createAnswers(), undefined, {
      formRefusal: {
        skjema: 'kontaktinformasjon',
        code: 'FOR_MANGE_FORSPORSLER',
        fields: { epostAdresse: 'ny@example.com' },
      },
    });
    await expect.element(page.getByRole('textbox')).toHaveValue('ny@example.com');
    await expect.element(page.getByText(/Du har gjort mange endringer på kort tid/)).toBeVisible();
  });
});

/** The text of an element as the browser breaks it into lines. */
function listLines(element: Element): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const [index, letter] of [...(currentNode.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()];
}
