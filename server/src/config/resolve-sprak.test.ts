import { expect, test } from 'vitest';

import { resolveSprak } from './resolve-sprak.ts';

const content = {
  cards: [
    { title: { nb: 'Skadeoppgjør', nn: 'Skadeoppgjer', en: 'Claims' }, url: '/oppgjor' },
    { title: { nb: 'Kunder', nn: 'Kundar' }, link: { urlText: 'Les mer', external: true } },
  ],
  hours: {
    navn: 'Fjellstø Sparebank',
    apningstider: [
      [{ nb: 'Søndag', nn: 'Søndag', en: 'Sunday' }, 'Stengt'],
      ['24.12.', '09.00–12.00'],
    ],
  },
};

test('a file says in bokmål what it says there, and nothing is marked', () => {
  expect(resolveSprak(content, 'nb')).toEqual({
    cards: [
      { title: 'Skadeoppgjør', url: '/oppgjor' },
      { title: 'Kunder', link: { urlText: 'Les mer', external: true } },
    ],
    hours: {
      navn: 'Fjellstø Sparebank',
      apningstider: [
        ['Søndag', 'Stengt'],
        ['24.12.', '09.00–12.00'],
      ],
    },
  });
});

test('in another language what is missing comes in bokmål, and what holds it is marked: nothing above, below or beside', () => {
  expect(resolveSprak(content, 'en')).toEqual({
    cards: [
      { title: 'Claims', url: '/oppgjor' },
      { title: 'Kunder', norsk: true, link: { urlText: 'Les mer', external: true, norsk: true } },
    ],
    hours: {
      navn: 'Fjellstø Sparebank',
      norsk: true,
      apningstider: [
        ['Sunday', 'Stengt'],
        ['24.12.', '09.00–12.00'],
      ],
    },
  });
  expect(resolveSprak(content, 'nn')).toMatchObject({
    cards: [{ title: 'Skadeoppgjer' }, { title: 'Kundar' }],
  });
  expect(resolveSprak(content, 'nn')).not.toHaveProperty('cards.1.norsk');
});

test('a name, a code and a time need no other language', () => {
  const plain = {
    navn: 'Fana',
    apningstider: [['24.12.', '09.00–12.00']],
    value: 'ja',
    kategori: 'dyr',
    id: 7,
  };
  expect(resolveSprak(plain, 'nn')).toEqual(plain);
});

test('who takes complaints may be said in words, and an address may be another for each language', () => {
  const given = {
    klage: { navn: { nb: 'Klageansvarlig', en: 'Head of complaints' } },
    lenker: { dokumenter: { nb: '/dokumenter', en: '/dokumenter?lang=en' } },
  };
  expect(resolveSprak(given, 'en')).toEqual({
    klage: { navn: 'Head of complaints' },
    lenker: { dokumenter: '/dokumenter?lang=en' },
  });
  expect(resolveSprak(given, 'nn')).toEqual({
    klage: { navn: 'Klageansvarlig', norsk: true },
    lenker: { dokumenter: '/dokumenter' },
  });
});

test.each([{ nn: 'Berre nynorsk' }, { nb: 'Og', sv: 'svenska' }, { nb: 7 }])(
  'what is no text in our languages stays as it is, for the schema to refuse: %j',
  (title) => {
    expect(resolveSprak({ title }, 'nn')).toEqual({ title });
  },
);
