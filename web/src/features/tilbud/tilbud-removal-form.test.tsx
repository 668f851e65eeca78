import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { bil, button, createWrite, hus, renderSection, svar } from '../../testing/tilbud.tsx';

const address = window.location.pathname + window.location.search;
beforeEach(() => page.viewport(1280, 900));
afterEach(() => window.history.replaceState(null, '', address));

describe('the form of removing', () => {
  it.each(['.', '..'])(
    'leaves the number %j, which is invalid in an address, to the form',
    async (policyNumber) => {
      const { write, calls } = createWrite();
      await renderSection({ getTilbud: svar([{ ...bil, policyNumber }]) }, write);
      await button('Fjern tilbud').click();
      const form = button('Ja, fjern tilbudet').element().closest('form');
      let isSentByBrowser: boolean | undefined;
      const listen = (event: SubmitEvent) => {
        isSentByBrowser = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('submit', listen, { once: true });
      await button('Ja, fjern tilbudet').click();
      expect(isSentByBrowser).toBe(true);
      expect(new FormData(form ?? undefined).get('avtaleNummer')).toBe(policyNumber);
      expect(calls).toEqual([]);
    },
  );

  it('has a real form for browsers without JavaScript, with no number in an address', async () => {
    await renderSection({ getTilbud: svar([bil]) });
    await expect.element(button('Fjern tilbud')).toBeVisible();
    const ask = button('Fjern tilbud').element().closest('form');
    expect(ask?.method).toBe('get');
    const [[field, key] = []] = [...new FormData(ask ?? undefined)];
    expect(field).toBe('fjern');
    await button('Fjern tilbud').click();
    const form = button('Ja, fjern tilbudet').element().closest('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/privat/forsikring/oversikt/tilbud/fjern');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      formToken: '',
      avtaleNummer: '113',
      systemSource: 'NICE',
      versionNumber: '1',
      alleVersjoner: 'false',
      kort: key,
    });
  });

  it('shows the result of a sent form from the address, once', async () => {
    const { unmount } = await renderSection({ getTilbud: svar([bil]) });
    await expect.element(button('Fjern tilbud')).toBeVisible();
    const key = button('Fjern tilbud').element().id.replace('fjern-', '');
    await unmount();
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}?fjern=${key}&resultat=feil#svar-${key}`,
    );
    await renderSection({ getTilbud: svar([bil]) });
    await expect.element(page.getByRole('alert').getByText(/^En feil oppsto ved sletting/)).toBeVisible();
    await expect.element(button('Prøv igjen')).toHaveFocus();
    await expect.poll(() => window.location.search).toBe('');
  });

  it.each([
    ['fjern=k1&resultat=feil', svar([hus]), 'Tilbudet finnes ikke lenger i listen din.'],
    ['fjern=k1', svar([]), 'Tilbudet finnes ikke lenger i listen din.'],
    [
      'fjern=k1&resultat=feil',
      svar([hus], { systemSourceError: true, sources: [{ systemSource: 'EIKA_SKADE', state: 'failed' }] }),
      'En feil oppsto ved sletting av ditt tilbud.',
    ],
  ])('says of %s what became of an offer whose card is not there', async (search, getTilbud, said) => {
    window.history.replaceState(null, '', `${window.location.pathname}?${search}#svar-k1`);
    await renderSection({ getTilbud });
    await expect.element(page.getByRole('status').getByText(said)).toBeVisible();
  });

  it('leaves the result of feedback in the address: what shows it has its script later', async () => {
    window.history.replaceState(null, '', `${window.location.pathname}?tilbakemelding=takk`);
    await renderSection({ getTilbud: svar([bil]) });
    await expect.element(button('Fjern tilbud')).toBeVisible();
    expect(window.location.search).toBe('?tilbakemelding=takk');
  });
});
