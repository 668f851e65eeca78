import '../../styles/index.css';
import '../../themes/none.css';

import type { Tilbud } from '@portal/contract/tilbud.ts';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useAnswer } from '../../lib/answers.tsx';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import {
  bil,
  button,
  card,
  createWrite,
  hus,
  kunde,
  overskrift,
  renderSection,
  svar,
} from '../../testing/tilbud.tsx';
import { TilbudSection } from './tilbud-section.tsx';

function AskAgain() {
  const { refetch } = useAnswer('getTilbud');
  return (
    <button type="button" onClick={refetch}>
      Hent igjen
    </button>
  );
}

beforeEach(() => page.viewport(1280, 900));

describe('removing', () => {
  it('asks first, and focus follows; keeping the offer changes nothing (OFF-09, OFF-10, OD-65)', async () => {
    const { write, calls } = createWrite();
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await expect.element(page.getByText('Vil du fjerne dette tilbudet?')).toBeVisible();
    await expect.element(button('Nei, behold tilbudet')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Fjern tilbud')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('sends one call, refetches the list, and puts focus on the heading (OFF-11 to OFF-14, OD-65)', async () => {
    const { write, calls, succeed } = createWrite();
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([
      ['DELETE', { avtaleNummer: '113' }, { systemSource: 'NICE', versionNumber: 1, alleVersjoner: false }],
    ]);
    // The refetched list differs in more than the removed offer.
    answers.getTilbud = svar([{ ...hus, name: 'Husforsikring' }]);
    succeed();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
    await expect.element(overskrift).toHaveFocus();
    await expect.element(page.getByText('Tilbudet er fjernet.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /Hus.?forsikring/ })).toBeVisible();
  });

  it('sends the form with it, for the case that the session has ended', async () => {
    const { write } = createWrite();
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    const typed = vi.mocked(write).mock.calls[0]?.[1]?.typed;
    expect(typed?.get('avtaleNummer')).toBe('113');
    expect(typed?.get('kort')).toMatch(/^[a-z0-9]+$/);
  });

  it('is told of anew each time: a screen reader reads only what is new', async () => {
    const { write, succeed } = createWrite();
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    const told = page.getByText('Tilbudet er fjernet.');
    const remove = async (name: string, left: Tilbud[]) => {
      await card(name).getByRole('button').click();
      await button('Ja, fjern tilbudet').click();
      await expect.element(button('Sletter tilbud')).toBeVisible();
      answers.getTilbud = svar(left);
      succeed();
    };
    await remove('Bil', [hus]);
    await expect.element(told).toBeVisible();
    const element = told.element();
    await remove('Hus', []);
    await expect.poll(() => element.isConnected).toBe(false);
    await expect.element(told).toBeVisible();
  });

  it('says that there are none when the last one is removed', async () => {
    const { write, succeed } = createWrite();
    const answers: Answers = { getTilbud: svar([bil]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([]);
    succeed();
    await expect.element(overskrift).toHaveTextContent('Du har ingen tilbud');
    await expect.element(overskrift).toHaveFocus();
  });

  it('says on the card that it failed, and can be retried (OFF-15, OFF-16)', async () => {
    const { write, calls, fail } = createWrite();
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    fail(502);
    await expect
      .element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting av ditt tilbud/))
      .toBeVisible();
    await expect.element(button('Prøv igjen')).toHaveFocus();
    await button('Prøv igjen').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    expect(calls).toHaveLength(2);
    fail(502);
    await button('Nei, behold tilbudet').click();
    await expect.element(button('Fjern tilbud')).toHaveFocus();
  });

  it.each([
    ['UKJENT', 'En feil oppsto ved sletting av ditt tilbud.'],
    ['FLERE_TREFF', 'Tilbudet er endret siden du åpnet siden, så vi har ikke fjernet noe.'],
    [undefined, 'Tilbudet er fjernet.'],
  ] as const)('tells over the page that the customer went to how it ended: %s', async (code, text) => {
    const { write, fail, succeed } = createWrite();
    const { leave } = await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await leave();
    if (code === undefined) succeed();
    else fail(500, code);
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  });

  it.each([404, 409])('counts as failed when a proxy’s own page of %i is the answer', async (status) => {
    const { write, fail } = createWrite();
    await renderSection({ getTilbud: svar([bil, hus]) }, write);
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    fail(status);
    await expect.element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).toBeVisible();
  });

  it('says that it is gone after all, when it was removed and the answer was lost', async () => {
    const { write, fail } = createWrite(svar([hus]));
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([hus]);
    fail(504);
    await expect.element(page.getByText('Tilbudet finnes ikke lenger i listen din.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
    await expect.element(overskrift).toHaveFocus();
  });

  it('is told to the browser’s other windows', async () => {
    const { write, succeed } = createWrite();
    await renderSection({ getTilbud: svar([bil, hus]) }, write);
    const told = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => told.mockRestore());
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    succeed();
    await expect.poll(() => told.mock.calls).toContainEqual(['kfp-written', 'getTilbud']);
  });

  it('elsewhere takes its card away, and leaves alone a question about another one', async () => {
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(
      <>
        <TilbudSection />
        <Suspense>
          <AskAgain />
        </Suspense>
      </>,
      answers,
    );
    await card('Hus').getByRole('button').click();
    await expect.element(button('Nei, behold tilbudet')).toHaveFocus();
    answers.getTilbud = svar([hus]);
    button('Hent igjen')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
    await expect.element(button('Nei, behold tilbudet')).toHaveFocus();
  });

  it('keeps the card of an offer that nobody knows whether was removed', async () => {
    const { write, fail } = createWrite(
      svar([], { systemSourceError: true, sources: [{ systemSource: 'NICE', state: 'failed' }] }),
    );
    await renderSection({ getTilbud: svar([bil]) }, write);
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    fail(502);
    await expect.element(button('Prøv igjen')).toHaveFocus();
    await expect.poll(() => vi.mocked(write).mock.calls.length).toBe(2);
    await expect.element(page.getByRole('heading', { name: 'Bil' })).toBeVisible();
    await expect
      .element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting av ditt tilbud/))
      .toBeVisible();
  });

  it('removes an offer from the page that is already gone', async () => {
    const { write, fail } = createWrite();
    const answers: Answers = { getTilbud: svar([bil, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([hus]);
    fail(404, 'FINNES_IKKE');
    await expect.element(page.getByText('Tilbudet finnes ikke lenger i listen din.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bil' })).not.toBeInTheDocument();
  });

  it('removes only the chosen one of several with the same number (API-16)', async () => {
    const { write, calls, succeed } = createWrite();
    const tilbud: Tilbud[] = [
      { ...bil, name: 'Bil 1' },
      { ...bil, name: 'Bil 2', versionNumber: 2 },
      { ...hus, policyNumber: '113', versionNumber: 2, systemSource: 'EIKA_SKADE' },
    ];
    const answers: Answers = { getTilbud: svar(tilbud), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    expect(
      new Set(
        page
          .getByRole('button')
          .elements()
          .map(({ id }) => id),
      ).size,
    ).toBe(3);
    await card('Bil 2').getByRole('button').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    expect(calls).toMatchObject([['DELETE', {}, { systemSource: 'NICE', versionNumber: 2 }]]);
    // The refetched list is late: the page itself has removed the offer.
    answers.getTilbud = new Promise(() => {});
    succeed();
    await expect.element(page.getByRole('heading', { name: 'Bil 2' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Bil 1' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
  });

  it('says that all versions are removed when one cannot be removed alone, and removes all of them', async () => {
    const { write, calls, succeed } = createWrite();
    const tilbud: Tilbud[] = [1, 2].map((versionNumber) => ({
      ...bil,
      name: `Bil ${versionNumber}`,
      versionNumber,
      fjernerAlleVersjoner: true,
    }));
    const answers: Answers = { getTilbud: svar([...tilbud, hus]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await card('Bil 1').getByRole('button').click();
    await expect
      .element(page.getByText('Tilbudet finnes i flere versjoner. Alle blir fjernet.'))
      .toBeVisible();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    expect(calls).toMatchObject([['DELETE', {}, { alleVersjoner: true }]]);
    answers.getTilbud = new Promise(() => {});
    succeed();
    await expect.element(page.getByRole('heading', { name: /^Bil/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
  });

  it('shows the offer again if it has changed since the customer was asked', async () => {
    const { write, fail } = createWrite();
    const answers: Answers = { getTilbud: svar([bil]), getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers, { write });
    await button('Fjern tilbud').click();
    await button('Ja, fjern tilbudet').click();
    await expect.element(button('Sletter tilbud')).toBeVisible();
    answers.getTilbud = svar([{ ...bil, fjernerAlleVersjoner: true }]);
    fail(409, 'FLERE_TREFF');
    await expect.element(page.getByText(/^Tilbudet er endret siden du åpnet siden/)).toBeVisible();
    await expect.element(overskrift).toHaveFocus();
    await button('Fjern tilbud').click();
    await expect.element(page.getByText(/^Tilbudet finnes i flere versjoner/)).toBeVisible();
  });
});
