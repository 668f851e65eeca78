import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import {
  kunde,
  createAnswers,
  createWrite,
  getRow,
  press,
  save,
  show,
  toast,
} from '../../testing/profil.tsx';
import { createClientContext } from '../../testing/create-client-context.ts';
import { createKunde } from '../../testing/create-kunde.ts';

const ULESELIG = {
  'E-post': 'Vi klarer ikke å lese e-postadressen vi har til deg.',
  Mobilnummer: 'Vi klarer ikke å lese mobilnummeret vi har til deg.',
} as const;
type Label = keyof typeof ULESELIG;
type Answers = NonNullable<Parameters<typeof createAnswers>[0]>;
const alertOf = (label: Label) => page.getByRole('alert').filter({ hasText: ULESELIG[label] });
const utenEpost = {
  ...kunde,
  kontaktInformasjon: { mobilNummer: '99999901' },
  uleselig: ['epostAdresse' as const],
};
const utenMobil = {
  ...kunde,
  kontaktInformasjon: { epostAdresse: 'lun@example.com' },
  uleselig: ['mobilNummer' as const],
};
const livkunde: Answers = { getKunde: createKunde(), getKundeadresser: 'failed' };

describe('contact information that cannot be read', () => {
  it.each([
    ['E-post', 'Mobilnummer', { getKunde: utenEpost }],
    ['Mobilnummer', 'E-post', { getKunde: utenMobil }],
    [
      'E-post',
      'Mobilnummer',
      {
        ...livkunde,
        getLivkunde: { finnesProlifeKunde: true, telefon: '99999901', uleselig: ['epost' as const] },
      },
    ],
    [
      'Mobilnummer',
      'E-post',
      {
        ...livkunde,
        getLivkunde: { finnesProlifeKunde: true, epost: 'a@b.no', uleselig: ['telefon' as const] },
      },
    ],
  ] satisfies [Label, Label, Answers][])(
    '%s is not told as none, and has no form that would write over it; %s beside it has',
    async (label, other, changed) => {
      await show(createAnswers(changed));
      await expect.element(alertOf(label)).toBeVisible();
      await expect
        .element(
          alertOf(label).getByRole('link', { name: 'Kontakt oss for å endre kontaktinformasjonen din' }),
        )
        .toHaveAttribute('href', '#kontakt');
      await expect
        .element(page.getByText(/Vi har ingen e-postadresse|Vi har ikke mobilnummeret/))
        .not.toBeInTheDocument();
      expect(getRow(label).elements()).toEqual([]);
      await expect.element(getRow(other).getByText('Endre')).toBeVisible();
      // In the place of the row that could be read.
      const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top;
      expect(topOf(alertOf(label)) > topOf(getRow(other))).toBe(label === 'E-post');
    },
  );

  it('can be read again when the register has been mended', async () => {
    const answers = createAnswers({ getKunde: utenEpost });
    await show(answers);
    await expect.element(alertOf('E-post')).toBeVisible();
    answers.getKunde = kunde;
    await press(alertOf('E-post').getByRole('button', { name: 'Prøv igjen' }));
    await expect.element(getRow('E-post').getByText('lun@example.com')).toBeVisible();
  });

  it('lets the other one be saved, and stays told', async () => {
    const { write, calls, succeed } = createWrite();
    const answers = createAnswers({ getKunde: utenEpost });
    await show(answers, write);
    await save('Mobilnummer', '91234567');
    answers.getKunde = { ...utenEpost, kontaktInformasjon: { mobilNummer: '91234567' } };
    succeed();
    await expect.element(toast('Mobilnummeret er oppdatert')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ mobilNummer: '91234567' }]);
    await expect.element(alertOf('E-post')).toBeVisible();
  });

  it.each([
    ['E-post', 'epostAdresse', utenEpost],
    ['Mobilnummer', 'mobilNummer', utenMobil],
  ] as const)(
    '%s: a form refused without JavaScript is told of in its row',
    async (label, field, getKunde) => {
      await show(createAnswers({ getKunde }), undefined, {
        formRefusal: { skjema: 'kontaktinformasjon', code: 'KILDE_FEILER', fields: { [field]: '91234567' } },
      });
      await expect
        .poll(() => alertOf(label).element().textContent)
        .toMatch(/^Vi vet ikke om endringen ble lagret\. Vi klarer ikke/);
    },
  );

  it('and not in the row of the other', async () => {
    await show(createAnswers({ getKunde: utenEpost }), undefined, {
      formRefusal: { skjema: 'kontaktinformasjon', code: 'UGYLDIG_MOBILNR', fields: { mobilNummer: '1' } },
    });
    await expect.element(getRow('Mobilnummer').getByText('Mobilnummeret er ikke gyldig')).toBeVisible();
    expect(alertOf('E-post').element().textContent).toMatch(/^Vi klarer ikke/);
  });

  it('fits on a phone', async () => {
    await page.viewport(320, 700);
    await show(createAnswers({ getKunde: { ...utenEpost, uleselig: ['epostAdresse', 'mobilNummer'] } }));
    await expect.element(alertOf('Mobilnummer')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('a flag that cannot be read', () => {
  it('who may be a customer of the bank is asked for no consent, and is told that they cannot be loaded', async () => {
    const answers = createAnswers({ getKunde: { ...kunde, uleselig: ['isBankkunde'] } });
    await show(answers);
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Vi får ikke hentet samtykkene dine akkurat nå.' });
    await expect.element(alert).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
    answers.getKunde = kunde;
    await press(alert.getByRole('button', { name: 'Prøv igjen' }));
    await expect.element(page.getByRole('radio', { name: 'Nei' })).toBeChecked();
  });

  it('union membership is not told as no', async () => {
    const answers = createAnswers({
      getKunde: { ...kunde, uleselig: ['isLoMedlem'] },
      getClientContext: createClientContext({ shortname: 'sb1' }),
    });
    await show(answers);
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Vi får ikke hentet medlemskapet ditt akkurat nå.' });
    await expect.element(alert).toBeVisible();
    await expect.element(page.getByText('Medlem av et LO-forbund')).toBeVisible();
    expect(getRow('Medlem av et LO-forbund').elements()).toEqual([]);
    answers.getKunde = { ...kunde, isLoMedlem: true };
    await press(alert.getByRole('button', { name: 'Prøv igjen' }));
    await expect.element(getRow('Medlem av et LO-forbund').getByText('Ja', { exact: true })).toBeVisible();
  });
});
