import { describe, expect, it } from 'vitest';

import { listOppgaver, type OppgaveSvar } from './list-oppgaver.ts';

const ingen: OppgaveSvar = {
  helseerklaering: { count: 0 },
  aksepttilbud: { count: 0 },
  ulesteMeldinger: { hasUlesteMeldinger: false },
  motoroppgaver: { oppgaver: [] },
  meldingerLenke: '/meldinger',
};
const kilometer = (avtalenummer: string, beskrivelse: string, oppgavetype = 'ENDRE_KMSTAND') => ({
  oppgavetype,
  beskrivelse,
  avtalenummer,
});
const list = (endret: Partial<OppgaveSvar>) =>
  listOppgaver({ ...ingen, ...endret }).map(({ tekst, link }) => [tekst, link.href]);

describe('listOppgaver', () => {
  it('is empty when there is nothing to do', () => {
    expect(list({})).toEqual([]);
  });

  it('is empty when every call failed', () => {
    const svar = { helseerklaering: undefined, aksepttilbud: undefined, ulesteMeldinger: undefined };
    expect(list({ ...svar, motoroppgaver: undefined })).toEqual([]);
  });

  it('says once what two bills, or a car told twice, would say in the same words', () => {
    const forfalt = { navn: ['Bil'], forfall: '2027-04-15' };
    const bil = kilometer('7', 'Volvo');
    expect(
      list({
        forfalte: [forfalt, forfalt, { ...forfalt, navn: ['Hus'] }],
        motoroppgaver: { oppgaver: [bil, bil] },
      }),
    ).toHaveLength(3);
  });

  it.each([
    // Nobody knows that it is of anything that can be stopped.
    [[], 'En betaling forfalt 15.04.2027.'],
    [['Bil'], 'Betalingen for Bil forfalt 15.04.2027. Betaler du ikke, kan forsikringen bli stoppet.'],
    [
      ['Bil', 'Hus'],
      'Betalingen for Bil og Hus forfalt 15.04.2027. Betaler du ikke, kan forsikringene bli stoppet.',
    ],
  ])('names all that an overdue payment is for: %j', (navn, tekst) => {
    expect(list({ forfalte: [{ navn, forfall: '2027-04-15' }] })[0]?.[0]).toBe(tekst);
  });

  it.each([1, 2])('has one health task for %d declarations (TASK-02, TASK-03)', (count) => {
    expect(list({ helseerklaering: { count } })).toEqual([
      ['Fyll ut egenerklæring om helse', '/privat/forsikring/oversikt/jump/seopp/skadesaker?target=ahv'],
    ]);
  });

  it.each([
    [1, 'Du har et tilbud fra rådgiver som venter på svar'],
    [2, 'Du har 2 tilbud fra rådgiver som venter på svar'],
  ])('counts %d offers to accept (TASK-04, TASK-05)', (count, tekst) => {
    expect(list({ aksepttilbud: { count } })).toEqual([[tekst, '/privat/forsikring/aksept']]);
  });

  it('takes the address of messages from the configuration (TASK-06, TASK-07)', () => {
    const ulesteMeldinger = { hasUlesteMeldinger: true };
    const tekst = 'Du har en ulest melding';
    expect(list({ ulesteMeldinger })).toEqual([[tekst, '/meldinger']]);
    for (const antall of [null, 0, 1])
      expect(list({ ulesteMeldinger: { ...ulesteMeldinger, antall } })).toEqual([[tekst, '/meldinger']]);
    expect(list({ ulesteMeldinger: { ...ulesteMeldinger, antall: 8 } })).toEqual([
      ['Du har 8 uleste meldinger', '/meldinger'],
    ]);
    expect(list({ ulesteMeldinger, meldingerLenke: 'https://bank.test/post' })).toEqual([
      [tekst, 'https://bank.test/post'],
    ]);
  });

  it.each([undefined, '', 'javascript:alert(1)', 'http://bank.test'])(
    'leaves the message out when its address is %s',
    (meldingerLenke) => {
      expect(list({ ulesteMeldinger: { hasUlesteMeldinger: true }, meldingerLenke })).toEqual([]);
    },
  );

  it('has a task for each vehicle without mileage, and for no other (TASK-08 to TASK-10)', () => {
    const oppgaver = [
      kilometer('123', 'VW Golf AB12345'),
      kilometer('9', 'Tesla', 'NOE_ANNET'),
      kilometer('4/5', 'Volvo'),
    ];
    expect(list({ motoroppgaver: { oppgaver } })).toEqual([
      [
        'Oppdater kilometerstand på VW Golf AB12345',
        '/privat/forsikring/motor/detaljer/123/endre/kilometerstand',
      ],
      ['Oppdater kilometerstand på Volvo', '/privat/forsikring/motor/detaljer/4%2F5/endre/kilometerstand'],
    ]);
  });

  it('asks for the mileage of a vehicle that nobody has described', () => {
    const oppgaver = [kilometer('123', '')];
    expect(list({ motoroppgaver: { oppgaver } })[0]?.[0]).toBe('Oppdater kilometerstand på kjøretøyet ditt');
  });

  it('keeps the order of the spec (OD-59)', () => {
    const alle = listOppgaver({
      helseerklaering: { count: 1 },
      aksepttilbud: { count: 1 },
      ulesteMeldinger: { hasUlesteMeldinger: true },
      motoroppgaver: { oppgaver: [kilometer('1', 'Bil')] },
      meldingerLenke: '/meldinger',
    });
    expect(alle.map(({ kind }) => kind)).toEqual(['helse', 'aksept', 'melding', 'kilometerstand']);
  });
});
