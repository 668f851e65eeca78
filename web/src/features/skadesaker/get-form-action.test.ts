import { describe, expect, it } from 'vitest';

import { findTarget, getFormAction } from './get-form-action.ts';

describe('findTarget', () => {
  it.each([
    ['?target=ahv', 'ahv'],
    ['', undefined],
    ['?target=', undefined],
    ['?target=AHV', undefined],
    ['?target=https://evil.example', undefined],
    ['?ahv', undefined],
  ])('%s is %s', (search, target) => {
    expect(findTarget(search)).toBe(target);
  });
});

describe('getFormAction', () => {
  it.each([
    ['https://skade.example/jump', undefined, 'https://skade.example/jump'],
    ['https://skade.example/jump', 'ahv', 'https://skade.example/jump?target=ahv'],
    ['https://skade.example/jump?fra=oversikt', 'ahv', 'https://skade.example/jump?fra=oversikt&target=ahv'],
  ] as const)('%s with %s is %s', (jumpUrl, target, action) => {
    expect(getFormAction(jumpUrl, target)).toBe(action);
  });
});
