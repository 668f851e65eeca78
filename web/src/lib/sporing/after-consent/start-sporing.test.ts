import { expect, it, vi } from 'vitest';

import type { Client } from '@portal/contract/client.ts';

import { createSporingQueryClient, findTrackingId } from './start-sporing.ts';
import { drawName, madeUpNames } from './made-up-names.ts';

it('the tracking id is fetched at most twice, and never because of window focus (ANA-26)', async () => {
  const asked = vi.fn();
  const call: Client = async () => {
    asked();
    throw new Error('down');
  };
  const queries = createSporingQueryClient(0);
  expect(await findTrackingId(call, queries)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(queries.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

it('a name is invented, and is the same at the next visit (ANA-14, OD-39)', () => {
  const id = '3b241101-e2bb-4255-8caf-4136c566a962';
  const name = drawName(id);
  expect(madeUpNames.fornavn).toContain(name.fornavn);
  expect(madeUpNames.etternavn).toContain(name.etternavn);
  expect(drawName(id)).toEqual(name);
  expect(new Set(madeUpNames.fornavn).size).toBe(30);
  expect(new Set(madeUpNames.etternavn).size).toBe(30);
});
