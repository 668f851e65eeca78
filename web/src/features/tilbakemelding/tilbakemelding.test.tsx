import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ApiError, type Client } from '@portal/contract/client.ts';
import type { Tilbakemeldinginnhold } from '@portal/contract/oversikt-config.ts';
import type { TilbakemeldingBlokk } from '@portal/contract/tilbakemelding-blokker.ts';

import { addBegunForm } from '../../frame/sprak/add-begun-form.ts';
import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { createConfig } from '../../testing/create-config.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Tilbakemelding } from './tilbakemelding.tsx';

const OVERSIKT = '/privat/forsikring/oversikt';
const radio = (name: string) => page.getByRole('radio', { name });
const send = page.getByRole('button', { name: 'Send', exact: true });

async function renderBlokkWith(oversikt: Tilbakemeldinginnhold) {
  const config = createConfig({ innhold: { tilbakemelding: { oversikt } } });
  const write: Client = async () => undefined as never;
  return renderWithAnswers(<Tilbakemelding blokk="oversikt" />, { getOversiktConfig: config }, { write });
}

async function renderBlokk(blokk: TilbakemeldingBlokk, failure?: ApiError) {
  const calls: unknown[] = [];
  const write: Client = async (endpoint, options) => {
    calls.push([endpoint.path, options?.body, options?.keepalive]);
    if (failure !== undefined) throw failure;
    return undefined as never;
  };
  const config = createConfig({ innhold: { tilbakemelding: { oversikt: { kontakt: { telefon: true } } } } });
  await renderWithAnswers(<Tilbakemelding blokk={blokk} />, { getOversiktConfig: config }, { write });
  return calls;
}

const startAddress = window.location.href;
afterEach(() => window.history.replaceState(null, '', startAddress));

describe('Tilbakemelding', () => {
  it.each<[TilbakemeldingBlokk, string, string, string, unknown]>([
    ['oversikt', 'Hvor fornøyd er du med denne nettsiden?', 'Ganske fornøyd', OVERSIKT, 4],
    ['tilbud', 'Hvor fornøyd er du med denne nettsiden?', 'Veldig misfornøyd', `${OVERSIKT}/tilbud`, 1],
    ['andreForsikringer', 'Fant du det du lette etter?', 'Nei', `${OVERSIKT}/andre-forsikringer`, 'nei'],
  ])(
    'on %s asks "%s" and sends the answer with the page’s route (OVW-16, OFF-06, OTH-06)',
    async (blokk, question, answer, route, value) => {
      const calls = await renderBlokk(blokk);
      await expect.element(page.getByRole('heading', { name: question })).toBeVisible();
      await radio(answer).click();
      await page.getByRole('textbox').fill('Hei');
      await send.click();
      await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
      expect(calls).toEqual([
        ['/api/privat/forsikring/feedback/', { feedbackValue: value, text: 'Hei', page: route }, true],
      ]);
    },
  );

  it('sends an event for the choice when the answer was accepted, and never the text (ANA-08, ANA-09)', async () => {
    const measured = collectHendelser();
    await renderBlokk('oversikt');
    await radio('Ganske fornøyd').click();
    await page.getByRole('textbox').fill('Jeg heter Ola');
    expect(measured).toEqual([]);
    await send.click();
    await expect.element(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
    expect(measured).toEqual([
      ['skjemainput', { felt: 'feedback', verdi: '4' }],
      ['tilbakemelding', { href: window.location.href, tilbakemelding: '4' }],
    ]);
  });

  it('sends no event for a choice that was taken back or could not be sent', async () => {
    const measured = collectHendelser();
    await renderBlokk('oversikt', new ApiError({ status: 500, statusText: '', body: { code: 'UKJENT' } }));
    await radio('Ganske fornøyd').click();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await radio('Veldig fornøyd').click();
    await send.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(measured).toEqual([]);
  });

  it('sends events for the survey’s choices when it is sent, and none when it is broken off', async () => {
    const measured = collectHendelser();
    const sporsmal = {
      type: 'radio' as const,
      label: 'Fant du det?',
      options: ['ja', 'nei'].map((value) => ({ label: value, value })),
    };
    const oppfolging = [sporsmal, { type: 'text' as const, label: 'Hvorfor?' }];
    for (const isSent of [false, true]) {
      const { unmount } = await renderBlokkWith({ oppfolging });
      await radio('Midt på treet').click();
      await send.click();
      await page.getByRole('button', { name: 'Jeg har tid!' }).click();
      await radio('nei').click();
      await page.getByRole('button', { name: 'Neste' }).click();
      await page.getByRole('textbox').fill('Jeg heter Ola');
      await page.getByRole('button', { name: isSent ? 'Send inn' : 'Avbryt' }).click();
      await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
      await unmount();
    }
    const choices = measured.filter(([navn]) => navn === 'skjemainput').map(([, felter]) => felter);
    expect(choices).toEqual([
      { felt: 'feedback', verdi: '3' },
      { felt: 'feedback', verdi: '3' },
      { felt: 'follow-up', verdi: 'nei' },
    ]);
  });

  it('asks what the operator has configured, and sends it to an address of its own (OD-15, OD-100)', async () => {
    const calls = await renderBlokk('oversikt');
    await radio('Midt på treet').click();
    await send.click();
    await page.getByLabelText('E-post').fill('maane@post.example');
    await page.getByLabelText('Telefonnummer').fill('98765432');
    await page.getByRole('button', { name: 'Sett meg på lista!' }).click();
    await expect.element(page.getByText('Takk for tiden din!')).toBeVisible();
    expect(calls[1]).toEqual([
      '/api/privat/forsikring/feedback/kontakt',
      { email: 'maane@post.example', phone: '98765432', page: OVERSIKT },
      true,
    ]);
  });

  it.each([
    [
      429,
      'FOR_MANGE_FORSPORSLER',
      'Vi har fått mange tilbakemeldinger herfra på kort tid. Prøv igjen om litt.',
    ],
    [500, 'UKJENT', 'Noe gikk galt, og vi vet ikke om vi fikk tilbakemeldingen din. Prøv igjen om litt.'],
    [0, undefined, 'Noe gikk galt, og vi vet ikke om vi fikk tilbakemeldingen din. Prøv igjen om litt.'],
  ])('after %i says what happened', async (status, code, text) => {
    await renderBlokk('tilbud', new ApiError({ status, statusText: '', body: { code } }));
    await radio('Ganske fornøyd').click();
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });

  it('tells over the next page that what was sent may not have arrived', async () => {
    const answer = Promise.withResolvers<never>();
    const calls: string[] = [];
    const write: Client = ({ path }) => {
      calls.push(path);
      return answer.promise;
    };
    const { leave } = await renderWithAnswers(
      <Tilbakemelding blokk="oversikt" />,
      { getOversiktConfig: createConfig({}) },
      { write },
    );
    await radio('Ganske fornøyd').click();
    await send.click();
    await expect.poll(() => calls).toHaveLength(1);
    await leave();
    answer.reject(new ApiError({ status: 502, statusText: '', body: undefined }));
    await expect
      .element(page.getByText('vi vet ikke om vi fikk tilbakemeldingen din', { exact: false }))
      .toBeVisible();
  });

  describe('begun when the language was changed', () => {
    const render = async (write: Client = async () => undefined as never) => {
      await renderWithAnswers(
        <Tilbakemelding blokk="oversikt" />,
        { getOversiktConfig: createConfig({}) },
        {
          write,
          context: {
            formRefusal: {
              skjema: 'tilbakemelding',
              code: 'IKKE_INNLOGGET',
              isBegun: true,
              fields: { verdi: '4', tekst: 'Fin side' },
            },
          },
        },
      );
      await expect
        .element(page.getByRole('textbox', { name: 'Hva er du fornøyd med?' }))
        .toHaveValue('Fin side');
    };

    it('is there again, and empty once it is broken off', async () => {
      await render();
      await expect.element(radio('Ganske fornøyd')).toBeChecked();
      await page.getByRole('button', { name: 'Avbryt' }).click();
      await expect.element(radio('Ganske fornøyd')).not.toBeChecked();
      await radio('Veldig fornøyd').click();
      await expect.element(page.getByRole('textbox')).toHaveValue('');
    });

    it('goes along when the language is changed again, and is then not sent by leaving the page', async () => {
      const sent: unknown[] = [];
      await render(async (_, options) => {
        sent.push(options?.body);
        return undefined as never;
      });
      const choice = document.createElement('form');
      addBegunForm(choice);
      expect(Object.fromEntries(new FormData(choice))).toEqual({
        skjema: 'tilbakemelding',
        side: OVERSIKT,
        verdi: '4',
        tekst: 'Fin side',
      });
      window.dispatchEvent(new Event('pagehide'));
      expect(sent).toEqual([]);
    });

    it('goes along once, however often a language is pressed', async () => {
      await render();
      // An offer of another language stands above what was begun, and the choice of languages below it.
      const above = document.createElement('form');
      const below = document.createElement('form');
      document.body.prepend(above);
      document.body.append(below);
      onTestFinished(() => {
        above.remove();
        below.remove();
      });
      for (const pressed of [above, above, below, below, above]) {
        addBegunForm(pressed);
        expect([...new FormData(pressed)]).toEqual([
          ['side', OVERSIKT],
          ['skjema', 'tilbakemelding'],
          ['verdi', '4'],
          ['tekst', 'Fin side'],
        ]);
      }
      await page.getByRole('textbox').fill('');
      addBegunForm(above);
      expect([...new FormData(above)]).toEqual([]);
    });
  });

  describe('what follows it, begun when the language was changed', () => {
    const options = ['ja', 'nei'].map((value) => ({ label: value, value }));
    const oversikt = {
      oppfolging: [
        { type: 'checkbox' as const, label: 'Hva så du på?', options },
        { type: 'radio' as const, label: 'Fant du det?', options },
        { type: 'text' as const, label: 'Hvorfor?' },
      ],
      kontakt: { telefon: true },
    };
    const render = async (
      formRefusal?: { skjema: string; fields: Record<string, string> },
      innhold: Partial<typeof oversikt> = oversikt,
    ) => {
      const sent: unknown[] = [];
      const write: Client = async (_, call) => {
        sent.push(call?.body);
        return undefined as never;
      };
      await renderWithAnswers(
        <Tilbakemelding blokk="oversikt" />,
        { getOversiktConfig: createConfig({ innhold: { tilbakemelding: { oversikt: innhold } } }) },
        {
          write,
          ...(formRefusal && {
            context: { formRefusal: { ...formRefusal, code: 'IKKE_INNLOGGET', isBegun: true } },
          }),
        },
      );
      return sent;
    };
    const listTaken = () => {
      const choice = document.createElement('form');
      addBegunForm(choice);
      return Object.fromEntries(new FormData(choice));
    };
    const next = page.getByRole('button', { name: 'Neste' });

    it('goes along with every answer, and is then not sent by leaving the page', async () => {
      const sent = await render();
      await radio('Midt på treet').click();
      await send.click();
      await page.getByRole('button', { name: 'Jeg har tid!' }).click();
      await page.getByRole('checkbox', { name: 'ja' }).click();
      await page.getByRole('checkbox', { name: 'nei' }).click();
      await next.click();
      await radio('nei').click();
      expect(listTaken()).toEqual({ skjema: 'oppfolging', steg: '1', svar0: 'ja\nnei', svar1: 'nei' });
      window.dispatchEvent(new Event('pagehide'));
      expect(sent).toHaveLength(1);
    });

    it('is there again at its step, and is sent whole', async () => {
      const sent = await render({
        skjema: 'oppfolging',
        // A browser that posts a form puts both characters at the end of a line.
        fields: { steg: '1', svar0: 'ja\nnei', svar1: 'nei' },
      });
      await expect.element(page.getByText('Steg 2 av 3')).toBeVisible();
      // The customer may be elsewhere on the page.
      expect(document.activeElement).toBe(document.body);
      await expect.element(radio('nei')).toBeChecked();
      await next.click();
      expect(document.activeElement?.textContent).toContain('Steg 3 av 3');
      await page.getByRole('textbox').fill('Fin side');
      expect(listTaken()).toEqual({
        skjema: 'oppfolging',
        steg: '2',
        svar0: 'ja\nnei',
        svar1: 'nei',
        svar2: 'Fin side',
      });
      await page.getByRole('button', { name: 'Send inn' }).click();
      await expect.element(page.getByText('Takk, igjen!')).toBeVisible();
      expect(sent).toMatchObject([
        { answers: [{ value: ['ja', 'nei'] }, { value: 'nei' }, { value: 'Fin side' }] },
      ]);
    });

    it.each([
      ['a choice', '0', { svar0: 'ja' }, () => page.getByRole('checkbox', { name: 'ja' })],
      ['a text', '2', { svar2: 'Fin side' }, () => page.getByText('Fin side')],
    ])('%s stands there, and leaving the page sends nothing of it', async (_, steg, svar, find) => {
      const sent = await render({ skjema: 'oppfolging', fields: { steg, ...svar } });
      await expect.element(find()).toBeVisible();
      window.dispatchEvent(new Event('pagehide'));
      expect(sent).toEqual([]);
    });

    it('is offered anew where the questions are others by now', async () => {
      await render({ skjema: 'oppfolging', fields: { steg: '7', svar0: 'ja' } });
      await expect.element(page.getByRole('button', { name: 'Jeg har tid!' })).toBeVisible();
    });

    it.each<[string, Partial<typeof oversikt>, string]>([
      ['after a survey', oversikt, 'Takk, igjen!'],
      ['where there is no survey', { kontakt: oversikt.kontakt }, 'Takk for tilbakemeldingen!'],
    ])('a request to be contacted is there again, and goes along again: %s', async (_, innhold, takk) => {
      await render({ skjema: 'kontaktonske', fields: { email: 'maane@post.example', phone: '98' } }, innhold);
      await expect.element(page.getByText(takk)).toBeVisible();
      expect(document.activeElement).toBe(document.body);
      await expect.element(page.getByLabelText('E-post')).toHaveValue('maane@post.example');
      await page.getByLabelText('Telefonnummer').fill('98765432');
      expect(listTaken()).toEqual({ skjema: 'kontaktonske', email: 'maane@post.example', phone: '98765432' });
    });
  });

  describe('while it is being sent', () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const oversikt = {
      oppfolging: [{ type: 'text' as const, label: 'Hvorfor?' }],
      kontakt: { telefon: false },
    };

    it.each([
      ['feedback', 0, 'Avbryt'],
      ['the survey', 1, 'Avbryt'],
      ['the request to be contacted', 2, 'Nei takk'],
    ])('%s does not go along to another language, and is not taken back', async (_, steps, takeBack) => {
      const held = Promise.withResolvers<never>();
      const sent: unknown[] = [];
      const write: Client = async (_endpoint, call) => {
        sent.push(call?.body);
        return sent.length > steps ? held.promise : (undefined as never);
      };
      await renderWithAnswers(
        <Tilbakemelding blokk="oversikt" />,
        { getOversiktConfig: createConfig({ innhold: { tilbakemelding: { oversikt } } }) },
        { write },
      );
      await radio('Ganske fornøyd').click();
      await page.getByRole('textbox').fill('Fin side');
      await press('Send');
      if (steps > 0) {
        await press('Jeg har tid!');
        await page.getByRole('textbox').fill('Derfor');
        await press('Send inn');
      }
      if (steps > 1) {
        await page.getByLabelText('E-post').fill('maane@post.example');
        await press('Sett meg på lista!');
      }
      await expect.poll(() => sent).toHaveLength(steps + 1);
      const [field] = page.getByRole('textbox').elements();
      const choice = document.createElement('form');
      addBegunForm(choice);
      expect([...new FormData(choice)]).toEqual([]);
      await userEvent.click(page.getByRole('button', { name: takeBack }), { force: true });
      await expect.element(field ?? null).toBeVisible();
      expect(field).not.toHaveValue('');
    });
  });

  it('does not go along without a comment, and is sent by leaving the page', async () => {
    const calls = await renderBlokk('oversikt');
    await radio('Ganske fornøyd').click();
    const choice = document.createElement('form');
    addBegunForm(choice);
    expect([...new FormData(choice)]).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => calls).toHaveLength(1);
  });

  it.each([
    ['takk', 'Takk for tilbakemeldingen!'],
    ['feil', 'Noe gikk galt, og vi vet ikke om vi fikk tilbakemeldingen din. Prøv igjen om litt.'],
    ['for-mange', 'Vi har fått mange tilbakemeldinger herfra på kort tid. Prøv igjen om litt.'],
  ])('says how a post without JavaScript ended: %s', async (result, text) => {
    window.history.replaceState(null, '', `?tilbakemelding=${result}`);
    await renderBlokk('oversikt');
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });
});
