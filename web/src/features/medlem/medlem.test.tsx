import type { Kunde } from '@portal/contract/kunde.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { DobbeltforsikringCard } from './dobbeltforsikring-card.tsx';
import { Medlemstekst } from './medlemstekst.tsx';

const dobbeltforsikring = { url: 'https://hjelp.example/si-opp', urlText: 'Få hjelp', external: true };
const ikkeMedlem = page.getByText(
  'Forsikringene leveres av Fjellstø AS. Samler du flere forsikringer, kan du få opptil 20\u00a0% rabatt.',
);
const medlem = page.getByText(
  'Som medlem i et LO-forbund får du medlemsfordeler og toppdekning uten ekstra kostnad.',
);
const kort = page.getByText('Har du to innboforsikringer på samme adresse?');

const renderFor = (kunde: Kunde | Promise<Kunde> | 'failed', innhold: object = { dobbeltforsikring }) =>
  renderWithAnswers(
    <>
      <Medlemstekst />
      <DobbeltforsikringCard />
      <p>Resten av siden</p>
    </>,
    {
      getKunde: kunde,
      getClientContext: createClientContext(),
      getOversiktConfig: createConfig({ innhold }),
    },
  );

describe('the insurer, or the benefits of the union', () => {
  it('is the insurer and the collective discount, for non-members (OVW-23, OVW-24)', async () => {
    await renderFor(createKunde());
    await expect.element(ikkeMedlem).toBeVisible();
    await expect.element(medlem).not.toBeInTheDocument();
    await expect.element(kort).not.toBeInTheDocument();
  });

  it('is the benefits for a member, with help against double insurance (OVW-25, OVW-26, AMB-66)', async () => {
    await renderFor(createKunde({ isLoMedlem: true }));
    await expect.element(medlem).toBeVisible();
    await expect.element(kort).toBeVisible();
    await expect.element(ikkeMedlem).not.toBeInTheDocument();
    const link = page.getByRole('link', { name: /Få hjelp/ });
    await expect.element(link).toHaveAttribute('href', dobbeltforsikring.url);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('is neither while membership is unknown, nor when it cannot be known (AMB-67)', async () => {
    for (const kunde of [new Promise<never>(() => {}), 'failed'] as const) {
      const { unmount } = await renderFor(kunde);
      await expect.element(page.getByText('Resten av siden')).toBeVisible();
      await expect.element(medlem).not.toBeInTheDocument();
      await expect.element(ikkeMedlem).not.toBeInTheDocument();
      await expect.element(kort).not.toBeInTheDocument();
      await unmount();
    }
  });
});

it.each([{}, { dobbeltforsikring: { ...dobbeltforsikring, url: 'http://hjelp.example' } }])(
  'offers no help without a valid link to it (OD-72)',
  async (innhold) => {
    await renderFor(createKunde({ isLoMedlem: true }), innhold);
    await expect.element(medlem).toBeVisible();
    await expect.element(kort).not.toBeInTheDocument();
  },
);
