import '../../styles/index.css';
import '../../themes/none.css';

import type { TilbudResponse } from '@portal/contract/tilbud.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { bil, button, card, hus, kunde, overskrift, renderSection, svar } from '../../testing/tilbud.tsx';
import { TilbudSection } from './tilbud-section.tsx';

beforeEach(() => page.viewport(1280, 900));

describe('the list', () => {
  it('shows three skeletons under its heading while it is loading (OFF-05)', async () => {
    const { promise, resolve } = Promise.withResolvers<TilbudResponse>();
    const { container } = await renderSection({ getTilbud: promise });
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect.element(page.getByText('Henter tilbudene dine.')).toBeInTheDocument();
    expect(container.querySelectorAll('[role=status] + * > *')).toHaveLength(3);
    resolve(svar([hus]));
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
    await expect.element(page.getByText('Henter tilbudene dine.')).not.toBeInTheDocument();
  });

  it.each([
    { antall: 0, kort: 0 },
    { antall: 1, kort: 1 },
    { antall: 7, kort: 7 },
  ])('keeps room for the $antall that the session remembers', async ({ antall, kort }) => {
    const { container } = await renderSection({ getTilbud: new Promise(() => {}) }, undefined, {
      antallTilbud: { alle: antall, apne: 0 },
    });
    await expect.element(page.getByText('Henter tilbudene dine.')).toBeInTheDocument();
    expect(container.querySelectorAll('[role=status] + * > *')).toHaveLength(kort);
  });

  it('has a card for each offer (OFF-01, OFF-03, OFF-04, OFF-08)', async () => {
    await renderSection({ getTilbud: svar([hus, bil]) });
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect
      .element(page.getByText('Her finner du forsikringer du har sett på tidligere.'))
      .toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(card('Hus').getByRole('button', { name: 'Fjern tilbud' })).toBeVisible();
    await expect.element(page.getByText(/^Sammenlign våre priser/)).toBeVisible();
  });

  it('says that there are none only when every system has answered (OFF-02, AMB-30)', async () => {
    await renderSection({ getTilbud: svar([]) });
    await expect.element(overskrift).toHaveTextContent('Du har ingen tilbud');
  });

  it('warns when something may be missing (OFF-36)', async () => {
    await renderSection({
      getTilbud: svar([], {
        systemSourceError: true,
        sources: [{ systemSource: 'NICE', state: 'failed' }],
      }),
    });
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect
      .element(
        page.getByText(
          'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
        ),
      )
      .toBeVisible();
  });

  it('says that it failed, and retries on request (OFF-35)', async () => {
    const answers: Answers = { getTilbud: 'failed', getKunde: kunde };
    await renderWithAnswers(<TilbudSection />, answers);
    await expect.element(overskrift).toHaveTextContent('Tilbudene dine');
    await expect
      .element(page.getByRole('alert').getByText(/^En feil oppsto ved henting av dine tilbud/))
      .toBeVisible();
    answers.getTilbud = svar([hus]);
    await button('Prøv igjen').click();
    await expect.element(page.getByRole('heading', { name: 'Hus' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('tells unreadable rows apart from systems that are down', async () => {
    await renderSection({
      getTilbud: svar([bil], {
        systemSourceError: true,
        sources: [{ systemSource: 'NICE', state: 'incomplete' }],
      }),
    });
    await expect
      .element(page.getByText(/eller noe av prisen på dem, vises ikke, fordi vi ikke klarte å lese/))
      .toBeVisible();
    await expect.element(page.getByText(/er nede/)).not.toBeInTheDocument();
  });
});
