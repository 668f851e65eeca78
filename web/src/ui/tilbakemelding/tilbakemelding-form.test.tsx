import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { hydrateByPress } from '../../testing/hydrate-by-press.tsx';
import { TilbakemeldingForm, type TilbakemeldingFormProps } from './tilbakemelding-form.tsx';
import type { Question } from './question.ts';

const fornoyd: Question = { type: 'smiley', label: 'Hvor fornøyd er du?' };
const fant: Question = {
  type: 'radio',
  label: 'Fant du det du lette etter?',
  options: [
    { label: 'Ja', value: 'ja' },
    { label: 'Nei', value: 'nei', textAreaLabel: 'Hva lette du etter?' },
  ],
};
const survey: Question[] = [
  fant,
  {
    type: 'checkbox',
    label: 'Hva så du på?',
    name: 'sett',
    options: ['Pris', 'Dekning', 'Skade'].map((label) => ({ label, value: label.toLowerCase() })),
  },
  { type: 'text', label: 'Hva kan bli bedre?' },
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name });
const comment = page.getByRole('textbox');
const send = () => vi.fn<(content: unknown) => Promise<string | undefined>>(async () => undefined);

async function renderForm(props: Partial<TilbakemeldingFormProps> = {}) {
  const onSubmit = send();
  const screen = await render(
    <TilbakemeldingForm id="svar" question={fornoyd} action="/svar" onSubmit={onSubmit} {...props} />,
  );
  return { onSubmit, ...screen };
}
/** In the same task of the browser, before the next render. */
function fill(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const leave = () => window.dispatchEvent(new Event('pagehide'));

/** Fails when the test says so. */
function createFailing() {
  let fail = (): void => undefined;
  const onSubmit = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      fail = () => resolve('Prøv igjen om litt.');
    });
  const alert = page.getByRole('alert');
  const press = async (name: string): Promise<Element> => {
    await button(name).click();
    await expect.element(alert).not.toBeInTheDocument();
    fail();
    await expect.element(alert).toHaveTextContent('Prøv igjen om litt.');
    return alert.element();
  };
  /** A screen reader reads only what is new. */
  const listAlertsOfTwo = async (name: string) => new Set([await press(name), await press(name)]);
  return { onSubmit, listAlertsOfTwo };
}

async function rate(): Promise<void> {
  await radio('Ganske fornøyd').click();
  await button('Send').click();
  await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
}

it('shows the thanks where the form was higher than the screen, and sent from its foot', async () => {
  await page.viewport(320, 320);
  await render(
    <div style={{ paddingBlock: '100vh' }}>
      <TilbakemeldingForm
        id="svar"
        question={fornoyd}
        action="/svar"
        onSubmit={send()}
        followUp={{ questions: survey, onSubmit: send() }}
      />
    </div>,
  );
  const isShown = (element: Element) => element.getBoundingClientRect().top >= 0;
  await radio('Ganske fornøyd').click();
  button('Send').element().scrollIntoView({ block: 'start' });
  await button('Send').click();
  const thanks = page.getByText('Takk for tilbakemeldingen!');
  await expect.poll(() => isShown(thanks.element())).toBe(true);
  button('Jeg har tid!').element().scrollIntoView({ block: 'start' });
  await button('Jeg har tid!').click();
  await expect.poll(() => isShown(page.getByText('Steg 1 av 3').element())).toBe(true);
});

describe('the question', () => {
  it('chosen before hydration, is sent by the press that hydrates it', async () => {
    const onSubmit = send();
    hydrateByPress(
      <TilbakemeldingForm id="svar" question={fornoyd} action="/svar" onSubmit={onSubmit} />,
      (form) => form.querySelector<HTMLInputElement>('input[value="4"]')?.click(),
      (form) => form.querySelector<HTMLButtonElement>('button[type=submit]')?.click(),
    );
    await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ feedbackValue: 4 }));
  });

  it('is five faces from 1 to 5, each with its name (FDB-02, FDB-04)', async () => {
    const { onSubmit } = await renderForm();
    expect(
      page
        .getByRole('radio')
        .elements()
        .map((face) => [face.getAttribute('value'), face.closest('label')?.textContent]),
    ).toEqual([
      ['1', 'Veldig misfornøyd'],
      ['2', 'Litt misfornøyd'],
      ['3', 'Midt på treet'],
      ['4', 'Ganske fornøyd'],
      ['5', 'Veldig fornøyd'],
    ]);
    await rate();
    expect(onSubmit.mock.calls).toEqual([[{ feedbackValue: 4, intentionalSubmit: true }]]);
  });

  it('or yes and no, or multiple choice (FDB-02, FDB-22)', async () => {
    const first = await renderForm({ question: fant });
    await radio('Nei').click();
    await button('Send').click();
    await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
    expect(first.onSubmit.mock.lastCall).toEqual([{ feedbackValue: 'nei', intentionalSubmit: true }]);
    await first.unmount();

    const { onSubmit } = await renderForm({ question: { ...fant, type: 'checkbox' } });
    await page.getByLabelText('Ja').click();
    await page.getByLabelText('Nei').click();
    await button('Send').click();
    await expect
      .poll(() => onSubmit.mock.lastCall)
      .toEqual([{ feedbackValue: ['ja', 'nei'], intentionalSubmit: true }]);
  });

  it('shows comment and buttons when answered, and hides them when the answer is removed (FDB-05, FDB-06)', async () => {
    const { onSubmit } = await renderForm();
    await expect.element(button('Send')).not.toBeInTheDocument();
    await radio('Litt misfornøyd').click();
    await expect.element(comment).toBeVisible();
    await comment.fill('a'.repeat(251));
    await button('Avbryt').click();
    await expect.element(comment).not.toBeInTheDocument();
    await expect.element(radio('Litt misfornøyd')).not.toBeChecked();
    await expect.element(radio('Veldig misfornøyd')).toHaveFocus();
    await radio('Litt misfornøyd').click();
    await expect.element(comment).toHaveValue('');
    await expect.element(page.getByText(/for mye/)).not.toBeInTheDocument();
    await button('Avbryt').click();
    leave();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has a comment field of four rows, with both warnings beside it (FDB-03, FDB-07, FDB-20)', async () => {
    const { onSubmit } = await renderForm();
    await radio('Veldig fornøyd').click();
    await expect
      .element(comment)
      .toHaveAccessibleDescription(
        'Ikke skriv personlige opplysninger. Tilbakemeldinger som kommer inn her blir ikke besvart.',
      );
    await expect.element(comment).toHaveAttribute('rows', '4');
    await comment.fill('  Ryddig  ');
    await button('Send').click();
    await expect
      .poll(() => onSubmit.mock.lastCall)
      .toEqual([{ feedbackValue: 5, intentionalSubmit: true, message: 'Ryddig' }]);
    await expect.element(page.getByText('Hvor fornøyd er du?')).not.toBeInTheDocument();
  });

  it('labels the comment by the answer (FDB-25)', async () => {
    await renderForm({ question: fant });
    await radio('Ja').click();
    await expect.element(comment).toHaveAccessibleName('Vil du fortelle oss mer?');
    await radio('Nei').click();
    await expect.element(comment).toHaveAccessibleName('Hva lette du etter?');
  });

  it('accepts a text that is too long, says by how much, and does not send it (FDB-21, FDB-40, AMB-43)', async () => {
    const { onSubmit } = await renderForm();
    await radio('Midt på treet').click();
    await comment.fill('a'.repeat(253));
    await expect.element(page.getByText('Du har skrevet 3 tegn for mye')).toBeVisible();
    await expect.element(comment).toBeInvalid();
    await button('Send').click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(comment).toHaveFocus();
    // As the server counts: an emoji is two.
    await comment.fill(`${'🙂'.repeat(125)}a`);
    await expect.element(page.getByText('Du har skrevet 1 tegn for mye')).toBeVisible();
    await comment.fill('🙂'.repeat(125));
    await expect.element(page.getByText(/for mye/)).not.toBeInTheDocument();
    await button('Send').click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  });

  it('keeps the text when it could not be sent, and says why', async () => {
    const onSubmit = vi.fn(async (): Promise<string | undefined> => 'Prøv igjen om litt.');
    await renderForm({ onSubmit });
    await radio('Midt på treet').click();
    await comment.fill('Hei');
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Prøv igjen om litt.');
    await expect.element(comment).toHaveValue('Hei');
    onSubmit.mockResolvedValue(undefined);
    await button('Send').click();
    await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
  });
});

it('says anew each time that something could not be sent', async () => {
  const { onSubmit, listAlertsOfTwo } = createFailing();
  const { unmount } = await renderForm({ onSubmit });
  await radio('Midt på treet').click();
  expect((await listAlertsOfTwo('Send')).size).toBe(2);
  await unmount();
  const asked = await renderForm({ followUp: { questions: [fant], onSubmit } });
  await rate();
  await button('Jeg har tid!').click();
  await radio('Ja').click();
  expect((await listAlertsOfTwo('Send inn')).size).toBe(2);
  await asked.unmount();
  await renderForm({ contact: { hasPhone: false, onSubmit } });
  await rate();
  await page.getByLabelText('E-post').fill('maane@post.example');
  expect((await listAlertsOfTwo('Sett meg på lista!')).size).toBe(2);
});

describe('what is being sent cannot be changed: the thanks would take the change with it', () => {
  /** Answers when the test says so. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    return { onSubmit: () => promise, fail: () => resolve('Prøv igjen om litt.') };
  };
  const failed = page.getByRole('alert');

  it('the answer and the comment, until it has failed', async () => {
    const { onSubmit, fail } = hold();
    await renderForm({ onSubmit });
    await radio('Midt på treet').click();
    await comment.fill('Sendt');
    await button('Send').click();
    await comment.click();
    await userEvent.keyboard(' og mer');
    (radio('Veldig fornøyd').element() as HTMLElement).click();
    await expect.element(comment).toHaveValue('Sendt');
    await expect.element(comment).toHaveAttribute('readonly');
    await expect.element(radio('Midt på treet')).toBeChecked();
    await expect.element(radio('Veldig fornøyd')).toHaveAttribute('aria-disabled', 'true');
    fail();
    await expect.element(failed).toBeVisible();
    await comment.click();
    await userEvent.keyboard('{End} og mer');
    await radio('Veldig fornøyd').click();
    await expect.element(comment).toHaveValue('Sendt og mer');
    await expect.element(radio('Veldig fornøyd')).toBeChecked();
  });

  it('the survey', async () => {
    const { onSubmit, fail } = hold();
    await renderForm({ followUp: { questions: [{ type: 'text', label: 'Hvorfor?' }], onSubmit } });
    await rate();
    await button('Jeg har tid!').click();
    await comment.fill('Sendt');
    await button('Send inn').click();
    await expect.element(comment).toHaveAttribute('readonly');
    fail();
    await expect.element(failed).toBeVisible();
    await expect.element(comment).not.toHaveAttribute('readonly');
  });

  it('the wish to be contacted', async () => {
    const { onSubmit, fail } = hold();
    await renderForm({ contact: { hasPhone: false, onSubmit } });
    await rate();
    const email = page.getByLabelText('E-post');
    await email.fill('maane@post.example');
    await button('Sett meg på lista!').click();
    await expect.element(email).toHaveAttribute('readonly');
    fail();
    await expect.element(failed).toBeVisible();
    await expect.element(email).not.toHaveAttribute('readonly');
  });
});

describe('leaving the page', () => {
  it('sends an unsent answer once, without its text (FDB-28)', async () => {
    const { onSubmit, unmount } = await renderForm();
    await radio('Ganske fornøyd').click();
    await comment.fill('Ikke ferdig');
    leave();
    await unmount();
    expect(onSubmit.mock.calls).toEqual([[{ feedbackValue: 4, intentionalSubmit: false }]]);
  });

  it('is explained beside the buttons before it can happen', async () => {
    await renderForm();
    await expect.element(page.getByText(/Forlater du siden/)).not.toBeVisible();
    await radio('Ganske fornøyd').click();
    await expect
      .element(button('Send'))
      .toHaveAccessibleDescription(
        'Forlater du siden uten å trykke Send eller Avbryt, prøver vi å sende svaret du har valgt, men ikke det du har skrevet.',
      );
    await expect.element(page.getByText(/Forlater du siden/)).toBeVisible();
  });

  it('by client-side navigation counts too (OD-102)', async () => {
    const { onSubmit, unmount } = await renderForm();
    await radio('Ganske fornøyd').click();
    await unmount();
    expect(onSubmit.mock.calls).toEqual([[{ feedbackValue: 4, intentionalSubmit: false }]]);
  });

  it('sends nothing that was already sent or not chosen (FDB-27)', async () => {
    const { onSubmit, unmount } = await renderForm();
    leave();
    expect(onSubmit).not.toHaveBeenCalled();
    await rate();
    leave();
    await unmount();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('the follow-up', () => {
  const renderSurvey = async (questions = survey, contact = true) => {
    const onSurvey = send();
    const onContact = send();
    const screen = await renderForm({
      followUp: { questions, onSubmit: onSurvey },
      ...(contact && { contact: { hasPhone: false, onSubmit: onContact } }),
    });
    await rate();
    return { onSurvey, onContact, ...screen };
  };
  const offer = page.getByText('Har du tid til å svare på noen flere spørsmål?');
  const ask = page.getByText('Kan vi kontakte deg for flere innspill?');

  it('is not shown without questions (FDB-09)', async () => {
    await renderForm();
    await rate();
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('is offered after the thanks, and nothing more is asked when it is declined (FDB-09, FDB-10, AMB-45)', async () => {
    const { onSurvey } = await renderSurvey();
    await expect.element(offer).toBeVisible();
    await expect.element(button('Jeg har tid!')).toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
    await button('Nei takk').click();
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
    expect(onSurvey).not.toHaveBeenCalled();
  });

  it('goes step by step to one submission with all answers (FDB-11 to FDB-13, FDB-24, FDB-30, FDB-33)', async () => {
    const { onSurvey } = await renderSurvey();
    await button('Jeg har tid!').click();
    await expect.element(page.getByText('Steg 1 av 3')).toBeVisible();
    await expect.element(button('Avbryt')).toBeVisible();
    await radio('Ja').click();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 2 av 3')).toBeVisible();
    await page.getByLabelText('Pris').click();
    await page.getByLabelText('Skade').click();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 3 av 3')).toBeVisible();
    await expect.element(button('Neste')).not.toBeInTheDocument();
    await expect.element(comment).toHaveAttribute('rows', '5');
    await comment.fill('Mer luft');
    await button('Send inn').click();
    await expect.element(page.getByText('Takk, igjen!')).toBeVisible();
    await expect.element(ask).toBeVisible();
    expect(onSurvey.mock.calls).toEqual([
      [
        [
          { name: fant.label, label: fant.label, type: 'radio', value: 'ja' },
          { name: 'sett', label: 'Hva så du på?', type: 'checkbox', value: ['pris', 'skade'] },
          { name: 'Hva kan bli bedre?', label: 'Hva kan bli bedre?', type: 'text', value: 'Mer luft' },
        ],
      ],
    ]);
    leave();
    expect(onSurvey).toHaveBeenCalledTimes(1);
  });

  it('without any answer counts as declined: nothing sent, no thanks, nothing more asked', async () => {
    const { onSurvey } = await renderSurvey([fant, { type: 'text', label: 'Hva kan bli bedre?' }]);
    await button('Jeg har tid!').click();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 2 av 2')).toBeVisible();
    await button('Send inn').click();
    await expect.element(page.getByText('Steg 2 av 2')).not.toBeInTheDocument();
    await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
    await expect.element(page.getByText('Takk, igjen!')).not.toBeInTheDocument();
    await expect.element(ask).not.toBeInTheDocument();
    expect(onSurvey).not.toHaveBeenCalled();
  });

  it('says in each step what is sent when it is left', async () => {
    await renderSurvey();
    await button('Jeg har tid!').click();
    await expect
      .element(button('Neste'))
      .toHaveAccessibleDescription(/^Forlater du siden underveis .*, prøver vi å sende det du har valgt/);
    await button('Neste').click();
    await expect.element(page.getByText('Steg 2 av 3')).toBeVisible();
    await expect.element(page.getByText(/^Forlater du siden underveis/)).toBeVisible();
  });

  it('lets a step be skipped, and of two answers with one name keeps the later (FDB-29, OD-116)', async () => {
    const { onSurvey } = await renderSurvey([
      { ...fornoyd, name: 'samme' },
      { ...fant, name: 'hoppet-over' },
      { ...fornoyd, label: 'Og nå?', name: 'samme' },
    ]);
    await button('Jeg har tid!').click();
    await radio('Veldig misfornøyd').click();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 2 av 3')).toBeVisible();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 3 av 3')).toBeVisible();
    await radio('Veldig fornøyd').click();
    await button('Send inn').click();
    await expect
      .poll(() => onSurvey.mock.calls)
      .toEqual([[[{ name: 'samme', label: 'Og nå?', type: 'smiley', value: '5' }]]]);
  });

  it('broken off drops the answers, and asks nothing more (FDB-31)', async () => {
    const { onSurvey, unmount } = await renderSurvey();
    await button('Jeg har tid!').click();
    await radio('Ja').click();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 2 av 3')).toBeVisible();
    await button('Avbryt').click();
    await expect.element(page.getByText('Steg 2 av 3')).not.toBeInTheDocument();
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(page.getByText('Takk, igjen!')).not.toBeInTheDocument();
    leave();
    await unmount();
    expect(onSurvey).not.toHaveBeenCalled();
  });

  it('left halfway sends the answers so far, without texts (FDB-32)', async () => {
    const text: Question = { type: 'text', label: 'Hva kan bli bedre?' };
    const { onSurvey, unmount } = await renderSurvey([text, fant, fornoyd]);
    await button('Jeg har tid!').click();
    await comment.fill('Hemmelig');
    await button('Neste').click();
    await radio('Nei').click();
    await button('Neste').click();
    await expect.element(page.getByText('Steg 3 av 3')).toBeVisible();
    leave();
    await unmount();
    expect(onSurvey.mock.calls).toEqual([
      [[{ name: fant.label, label: fant.label, type: 'radio', value: 'nei' }]],
    ]);
  });

  it('shows every type of question, two choices side by side and three stacked (FDB-18, FDB-19)', async () => {
    const three: Question = {
      ...fant,
      label: 'Hvilken?',
      options: ['A', 'B', 'C'].map((label) => ({ label, value: label })),
    };
    await renderSurvey([fant, three, fornoyd]);
    const top = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect().top;
    await button('Jeg har tid!').click();
    await expect.element(radio('Ja')).toBeVisible();
    expect(top('Ja')).toBe(top('Nei'));
    await button('Neste').click();
    await expect.element(radio('C')).toBeVisible();
    expect(top('B')).toBeGreaterThan(top('A'));
    expect(top('C')).toBeGreaterThan(top('B'));
    await button('Neste').click();
    await expect.element(radio('Midt på treet')).toBeVisible();
  });
});

describe('the contact request', () => {
  const renderContact = async (hasPhone: boolean) => {
    const onContact = send();
    await renderForm({ contact: { hasPhone, onSubmit: onContact } });
    await rate();
    await expect.element(page.getByText('Kan vi kontakte deg for flere innspill?')).toBeVisible();
    return onContact;
  };
  const email = page.getByLabelText('E-post');
  const phone = page.getByLabelText('Telefonnummer');

  it('asks only for the e-mail address, and thanks (FDB-14 to FDB-17, FDB-26, FDB-33, AMB-47)', async () => {
    const onContact = await renderContact(false);
    expect(page.getByRole('textbox').elements()).toHaveLength(1);
    await email.fill(' maane@post.example ');
    await button('Sett meg på lista!').click();
    await expect.element(page.getByText('Takk for tiden din!')).toBeVisible();
    expect(onContact.mock.calls).toEqual([[{ email: 'maane@post.example' }]]);
  });

  it('can be filled in by the browser: autocomplete names that are allowed for each type of field', async () => {
    await renderContact(true);
    await expect.element(email).toHaveAttribute('autocomplete', 'email');
    // A number field allows only values for whole numbers: `tel-national` belongs to text fields.
    await expect.element(phone).toHaveAttribute('autocomplete', 'tel');
  });

  it('keeps both when they are filled in at once, as by a password manager', async () => {
    const onContact = await renderContact(true);
    fill(email.element(), 'maane@post.example');
    fill(phone.element(), '987 65 432');
    await button('Sett meg på lista!').click();
    await expect
      .poll(() => onContact.mock.calls)
      .toEqual([[{ email: 'maane@post.example', phone: '98765432' }]]);
  });

  it('disappears when declined (FDB-15)', async () => {
    const onContact = await renderContact(false);
    await button('Nei takk').click();
    await expect.element(email).not.toBeInTheDocument();
    expect(onContact).not.toHaveBeenCalled();
  });

  it('shows errors after an attempt, and removes them as they are fixed (FDB-34 to FDB-38, AMB-48)', async () => {
    const onContact = await renderContact(true);
    await expect
      .element(page.getByText('Du må oppgi e-postadresse for at vi kan kontakte deg'))
      .not.toBeInTheDocument();
    await button('Sett meg på lista!').click();
    await expect
      .element(page.getByText('Du må oppgi e-postadresse for at vi kan kontakte deg'))
      .toBeVisible();
    await expect
      .element(page.getByText('Du må oppgi telefonnummer for at vi kan kontakte deg'))
      .toBeVisible();
    await expect.element(email).toHaveFocus();
    await userEvent.keyboard('abc');
    await expect.element(page.getByText('Skriv inn en gyldig e-postadresse')).toBeVisible();
    await phone.fill('123');
    await expect.element(page.getByText('Skriv inn et gyldig telefonnummer')).toBeVisible();
    await email.fill('maane@post.example');
    await expect.element(page.getByText('Skriv inn en gyldig e-postadresse')).not.toBeInTheDocument();
    expect(onContact).not.toHaveBeenCalled();
    await phone.fill('987 65 432');
    await button('Sett meg på lista!').click();
    await expect.element(page.getByText('Takk for tiden din!')).toBeVisible();
    expect(onContact.mock.calls).toEqual([[{ email: 'maane@post.example', phone: '98765432' }]]);
  });
});
