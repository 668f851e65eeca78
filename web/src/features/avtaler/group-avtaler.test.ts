import type { Avtale } from '@portal/contract/avtaler.ts';
import { productTypes } from '@portal/contract/product-types.ts';
import { describe, expect, it } from 'vitest';

import { groupAvtaler, searchAvtaler } from './group-avtaler.ts';

const avtale = (name: string, rest: Partial<Avtale> = {}): Avtale => ({
  name,
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
  ...rest,
});

describe('groups', () => {
  it('come in a fixed order, and keep the order of the agreements', () => {
    const avtaler = [
      avtale('Hund', { productType: 'KJAELEDYR' }),
      avtale('Bil nr. 9', { productType: 'BIL' }),
      avtale('Romskip', { productType: 'ROMSKIP' }),
      avtale('Bil nr. 10', { productType: 'BIL' }),
      avtale('Uten'),
    ];
    expect(
      groupAvtaler(avtaler).map(({ gruppe, avtaler: own }) => [gruppe, own.map(({ name }) => name)]),
    ).toEqual([
      ['kjoretoy', ['Bil nr. 9', 'Bil nr. 10']],
      ['dyr', ['Hund']],
      ['annet', ['Romskip', 'Uten']],
    ]);
  });

  it('contain each agreement once, whatever its type', () => {
    const types = [...productTypes, '__proto__', 'constructor', ''];
    const avtaler = types.map((productType) => avtale(`Type ${productType}`, { productType }));
    const grouped = groupAvtaler(avtaler).flatMap(({ avtaler: own }) => own);
    expect(new Set(grouped)).toEqual(new Set(avtaler));
    expect(grouped).toHaveLength(avtaler.length);
  });
});

describe('a search', () => {
  const avtaler = [
    avtale('Bil', { description: 'Volvo V60', policyNumber: '6011' }),
    avtale('Båt', { description: 'Askeladden', policyNumber: '7022' }),
    avtale('Hus', { description: 'Tromsø, Åsveien'.normalize('NFD') }),
    avtale('Reise\u00adforsikring'),
  ];
  it.each([
    ['', 4],
    ['  ', 4],
    ['VOLVO', 1],
    ['bÅt', 1],
    ['v60 bil', 1],
    // A letter in two parts, as files and keyboards of a Mac may write it.
    ['ba\u030at', 1],
    ['tromsø ås', 1],
    ['702', 1],
    // Copied from a card whose long name has a soft hyphen, or from the list of contacts of a phone.
    ['as\u00adkeladden', 1],
    ['\u202a6011\u202c', 1],
    ['\u200b', 4],
    ['reiseforsikring', 1],
    ['bil askeladden', 0],
    ['.*', 0],
  ])('for %j finds %i', (sok, count) => {
    expect(searchAvtaler(avtaler, sok)).toHaveLength(count);
  });
});
