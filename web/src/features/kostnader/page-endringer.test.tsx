import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import {
  avtaler,
  bil,
  createSources,
  hus,
  priser,
  read,
  show,
  textOf,
  withPris,
} from '../../testing/kostnader.tsx';
import type { Answers } from '../../testing/render-with-answers.tsx';

describe('changes', () => {
  it('from ten per cent up: why first, whose, and until when one can say no', async () => {
    await show();
    const text = (await read('Endringer'))();
    for (const each of [
      'Fra 01.05.2027 koster Bil 2 585,52 kr i året. Det er 317,52 kr mer enn før (14 %).',
      'Derfor øker prisen',
      'Skader som er meldt: 69,52 kr',
      'Naturskadepremie, lik for alle og bestemt av Norsk Naturskadepool: 48 kr',
      'Av dette kommer 248 kr av endringer som gjelder alle kunder. 69,52 kr gjelder bare forsikringen din.',
      'Vil du ikke fornye, må du si fra innen 30.04.2027.',
    ])
      expect(text).toContain(each);
    // The last day stands before the reasons, which are long on a phone; and a link at the top leads here.
    expect(text.indexOf('må du si fra')).toBeLessThan(text.indexOf('Derfor øker prisen'));
    const way = page.getByRole('link', { name: 'Se endringer i prisen' }).element();
    expect(document.querySelector(way.getAttribute('href') ?? '')?.textContent).toBe('Endringer');
    // True of a price that is still to come, too.
    const change = page.getByRole('table', { name: /^Hva som er endret/ });
    const columns = change.getByRole('columnheader').elements();
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Hva', 'Før', 'Etter', 'Endring']);
    const row = page.getByRole('row', { name: /^Naturskadepremie/ });
    await expect.poll(() => textOf(row)).toBe('NaturskadepremieGjelder alle kunder142 kr190 kr+48 kr');
    const own = page.getByRole('row', { name: /^Meldte skader/ });
    expect(textOf(own)).toBe('Meldte skaderGjelder bare forsikringen din0 kr69,52 kr+69,52 kr');
    // What has not changed is nobody's change.
    expect(textOf(page.getByRole('row', { name: /^Grunnpris/ }))).toBe('Grunnpris2 126 kr2 126 kr0 kr');
  });

  it.each<[string, Answers, string[], string[]]>([
    [
      'below ten per cent, all parts and no reason first',
      withPris({ pris: 2300, deler: [{ kode: 'INDEKS', for: 0, na: 32 }] }),
      ['32 kr mer enn før (1,4 %)', 'Indeksregulering'],
      ['Derfor'],
    ],
    ['cheaper', withPris({ pris: 2000, deler: [] }), ['268 kr mindre enn før (11,8 %)'], ['Derfor']],
    [
      'no parts: no reason, and whom to ask',
      withPris({ deler: undefined }),
      ['Vi kan ikke dele opp endringen for denne forsikringen. Spør oss, så forklarer vi.', '12345678'],
      ['Derfor', 'Indeks'],
    ],
    [
      'the first year',
      withPris({ prisFor: undefined, deler: undefined }),
      ['Bil: Dette er det første året, så det finnes ingen pris å sammenligne med.'],
      ['mer enn'],
    ],
    [
      'the last day to say no has passed',
      withPris({ fristForNei: '2026-11-22' }),
      ['Fristen for å si fra om at du ikke vil fornye, var 22.11.2026.'],
      ['må du si fra'],
    ],
    ['it is today', withPris({ fristForNei: '2026-11-23' }), ['må du si fra innen 23.11.2026'], ['Fristen']],
    [
      'it is today, and so is the renewal',
      withPris({ gyldigFra: '2026-11-23', fristForNei: '2026-11-23' }),
      ['Siden 23.11.2026 har Bil kostet', 'må du si fra innen 23.11.2026'],
      ['Fristen'],
    ],
    [
      'all of it is everybody’s',
      withPris({ deler: [{ kode: 'NATURSKADE', for: 0, na: 317.52 }] }),
      ['Hele endringen gjelder alle kunder.'],
      ['bare forsikringen'],
    ],
    [
      'all of it is the customer’s',
      withPris({
        deler: [
          { kode: 'OBJEKT', for: 0, na: 400 },
          { kode: 'BONUS', for: 0, na: -82.48 },
        ],
      }),
      ['Hele endringen gjelder bare forsikringen din.'],
      ['alle kunder'],
    ],
    [
      'some of it goes down, and some is nobody’s',
      withPris({
        deler: [
          { kode: 'INDEKS', for: 0, na: 400 },
          { kode: 'BONUS', for: 0, na: -100 },
          { kode: 'GEBYR', for: 0, na: 17.52 },
        ],
      }),
      [
        'Endringer som gjelder alle kunder: +400 kr',
        'Endringer som bare gjelder forsikringen din: −100 kr',
        'Gebyrer og annet: +17,52 kr',
      ],
      ['Av dette', 'Hele'],
    ],
    [
      'a discount that is less is told so, and not as what the discount is',
      withPris({ deler: [{ kode: 'SAMLERABATT', for: -500, na: -182.48 }] }),
      ['Rabatten for flere forsikringer hos oss er mindre enn før: 317,52 kr'],
      [],
    ],
    ['no day is known', withPris({ fristForNei: undefined }), ['mer enn før'], ['si fra innen']],
    [
      'it ends later: the customer has said no already',
      {
        getAvtaler: { ...avtaler, avtaler: [{ ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2027-06-30' }] },
      },
      ['Fra 01.05.2027 koster Bil'],
      ['si fra innen'],
    ],
    [
      'already in force',
      withPris({ gyldigFra: '2026-10-01', fristForNei: '2026-09-30' }),
      ['Siden 01.10.2026 har Bil kostet'],
      ['si fra'],
    ],
    ['the same price', withPris({ pris: 2268 }), ['Vi kjenner ikke til noen endringer'], ['Prøv']],
    ['has none', { getPriser: { ...priser, priser: [] } }, ['Vi kjenner ikke til noen endringer'], ['Prøv']],
    [
      'cannot tell',
      { getPriser: { ...priser, priser: [], sources: createSources('notOffered') } },
      ['Vi kan ikke vise endringer', 'Spør oss', '12345678'],
      ['Prøv', 'ikke til noen'],
    ],
    [
      'none of one, and cannot tell of another: which',
      {
        getAvtaler: { ...avtaler, avtaler: [bil, hus] },
        getPriser: { ...priser, priser: [] },
      },
      [
        'Vi kjenner ikke til noen endringer',
        'Vi kan ikke vise endringer i prisen for Hus her. Spør oss, så forklarer vi.',
        '12345678',
      ],
      ['Prøv'],
    ],
    [
      'cannot tell of any that the customer has',
      { getAvtaler: { ...avtaler, avtaler: [hus] }, getPriser: { ...priser, priser: [] } },
      ['Vi kan ikke vise endringer i prisen for forsikringene dine her.', '12345678'],
      ['Prøv', 'ikke til noen'],
    ],
    [
      'cannot tell of any that the customer has, and another did not answer',
      {
        getAvtaler: { ...avtaler, avtaler: [hus] },
        getPriser: {
          ...priser,
          priser: [],
          sources: [...priser.sources, { systemSource: 'PROLIFE' as const, state: 'failed' as const }],
        },
      },
      [
        'Vi får ikke hentet alle endringene nå.',
        'Vi kan ikke vise endringer i prisen for Hus her.',
        'Prøv igjen',
        '12345678',
      ],
      ['ikke til noen'],
    ],
    [
      'did not answer',
      { getPriser: { ...priser, priser: [], sources: createSources('failed') } },
      ['Vi får ikke hentet alle endringene nå.', 'Prøv igjen'],
      ['ikke til noen'],
    ],
    ['none of them answered', { getPriser: 'failed' }, ['Vi får ikke hentet alle', 'Prøv igjen'], []],
  ])('%s', async (_, answers, has, hasNot) => {
    await show(answers);
    const text = await read('Endringer');
    for (const each of has) await expect.poll(text).toContain(each);
    for (const each of hasNot) expect(text()).not.toContain(each);
  });
});

it('with amounts hidden the reasons are there, and no sentence of amounts alone', async () => {
  await show({}, { skjulerBelop: true });
  const text = (await read('Endringer'))();
  expect(text).toContain('Skader som er meldt');
  expect(text).not.toMatch(/Skader som er meldt:|endringer som gjelder|skjult mer/);
  expect(text).toContain('Det er mer enn før (14 %).');
});
