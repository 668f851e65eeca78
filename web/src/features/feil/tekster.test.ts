import { expect, it } from 'vitest';

import { blockedTekster, errorTekster, tekster } from './tekster.nb.ts';

it('has the titles of all errors (OD-96, ERR-05, ERR-06)', () => {
  expect(Object.fromEntries(Object.entries(errorTekster).map(([type, { title }]) => [type, title]))).toEqual({
    generell: 'Noe har gått galt',
    utilgjengelig: 'Tjenesten er utilgjengelig nå',
    opptatt: 'Tjenesten er utilgjengelig akkurat nå',
    avsluttForsikring: 'Du kan ikke avslutte denne forsikringen på nett',
    alleredeAvsluttet: 'Forsikringen er allerede avsluttet',
    finnes: 'Du har allerede en tilsvarende forsikring',
    kanIkkeSeForsikringPaaNett: 'Du kan ikke se denne forsikringen på nett',
  });
});

it('has the titles of all blocked pages (OD-96)', () => {
  expect(
    Object.fromEntries(Object.entries(blockedTekster).map(([type, { title }]) => [type, title])),
  ).toEqual({
    under18: 'Du må være 18 år for å kjøpe forsikring på nett',
    generell: 'Du kan dessverre ikke kjøpe forsikring på nett',
    lo: 'Du kan dessverre ikke kjøpe forsikring på nett',
    uonsket: 'Du kan dessverre ikke kjøpe forsikring på nett',
    utenlandskBosted: 'Du har bostedsadresse utenfor Norge',
    kanIkkeSeForsikringPaaNett: 'Du kan ikke se denne forsikringen på nett',
  });
});

it('says when to try again while the service is closed (ERR-07)', () => {
  expect(errorTekster.utilgjengelig.lead).toContain('06.00');
});

it('has separate titles for the not-found page and the unexpected error (RTE-10, ERR-14)', () => {
  expect(tekster.ikkeFunnet.title).toBe('Denne siden ser ut til å være borte...');
  expect(tekster.uventetFeilTitle).toBe('Oisann, her skjedde det en feil');
});
