import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './not-found-page.tsx';

it.each([
  ['in', false, undefined, 'Gå til forsikringene dine'],
  ['out', true, 'https://bank.example/', 'Gå til forsikringene dine'],
  ['out', false, 'https://bank.example/', 'Til nettbank'],
  // Every page of ours is this one: a link to another would lead here again.
  ['out', false, undefined, undefined],
] as const)(
  'who is logged %s, with direct login %s and the bank %s, is shown the way on: %s (AMB-07)',
  async (logged, directLogin, nettbankUrl, way) => {
    const getClientContext = createClientContext();
    getClientContext.info.nettbankUrl = nettbankUrl;
    await renderWithAnswers(<Page />, {
      getSessionStatus: logged === 'in' ? { kfpSessionId: 'a' } : {},
      getOversiktConfig: createConfig({ featureFlags: { 'direct-login': directLogin } }),
      getClientContext,
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.childNodes[0]?.textContent)).toEqual(way === undefined ? [] : [way]);
  },
);
