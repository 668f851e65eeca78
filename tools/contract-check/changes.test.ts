import { afterEach, expect, test } from 'vitest';
import type { Clause } from './clauses.ts';
import { runChecks } from './run-checks.ts';
import { type ChangingSystem, faults, startChangingSystem } from './testing/changing-systems.ts';
import { customers, type System } from './testing/start-system.ts';

let system: System;
afterEach(() => system.close());

async function check(name: ChangingSystem, ...rest: [fault?: (typeof faults)[number][1], hasRows?: boolean]) {
  system = await startChangingSystem(name, ...rest);
  const { url, token } = system;
  return runChecks({ system: name, url, token, customers, timeLimitMs: 10_000, parts: [] });
}

test.each([...new Set(faults.map(([name]) => name))])(
  'a %s that keeps what it confirms keeps its page',
  async (name) => {
    const outcomes = await check(name);
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
  },
);

const expected: Record<(typeof faults)[number][1], Clause> = {
  'forgets that a message is read': 'change-confirmed',
  'answers a mark with 200': 'change-confirmed',
  'knows no message that is read already': 'change-confirmed',
  'forgets what is taken back': 'change-confirmed',
  'answers a change with 200': 'change-confirmed',
  'knows no sharing that has ended': 'change-confirmed',
  'ends what goes on in 9999': 'schema',
  'keeps the other address': 'change-confirmed',
  'forgets a new mobile number': 'change-confirmed',
  'takes no number from abroad': 'change-confirmed',
  'takes no Norwegian letter in an e-mail address': 'change-confirmed',
  'empties what is left out': 'change-confirmed',
  'says nothing of a stranger': 'unknown-customer',
  'says null of a stranger': 'unknown-customer',
};

test.each(faults)('a %s that %s is found', async (name, fault) => {
  const broken = (await check(name, fault)).filter(({ state }) => state === 'broken');
  expect(broken.map(({ clause }) => clause)).toContain(expected[fault]);
});

test.each(['sparebank', 'datadeling', 'livregister'] as const)(
  'of a %s with nothing to change, no change is tried',
  async (name) => {
    const outcomes = await check(name, undefined, false);
    expect(outcomes.filter(({ state }) => state !== 'kept')).toMatchObject([
      { clause: 'change-confirmed', state: 'not tried' },
    ]);
  },
);

test.each([
  [
    'kunderegister',
    true,
    { kontaktInformasjon: { epostAdresse: 'lun.bris@example.com', mobilNummer: '99999902' } },
  ],
  ['livregister', true, { telefon: '99999906' }],
  // What it would not take back is left alone.
  ['livregister', false, { epost: 'lun.bris@example.con', telefon: '99999906 (jobb)' }],
] as const)('a %s has afterwards what it had before', async (name, hasRows, before) => {
  await check(name, undefined, hasRows);
  const answer = await fetch(`${system.url}/kunder/hent`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.token}` },
    body: JSON.stringify({ fodselsnummer: customers.changeable }),
  });
  expect(await answer.json()).toMatchObject(before);
});
