import { expect, test } from 'vitest';

import { fodselsnumre, ingensNumre } from './fodselsnumre.ts';
import { createPeople } from './people.ts';
import { standard } from './standard.ts';

test('nobody made gets a number that has a name, though the systems have nothing on it', () => {
  const people = createPeople();
  const made = makeEverybodyOf('1984-03-12', people);
  expect(made.length).toBeGreaterThan(100);
  const named: readonly string[] = [...Object.values(fodselsnumre), ...Object.values(ingensNumre)];
  expect(made.filter((number) => named.includes(number))).toEqual([]);
});

function makeEverybodyOf(fodselsdato: string, people: ReturnType<typeof createPeople>): string[] {
  const made: string[] = [];
  for (;;) {
    try {
      made.push(people.add(standard, { fodselsdato }));
    } catch {
      return made;
    }
  }
}
