import { describe, expect, test } from 'vitest';

import { toContentSecurityPolicy } from './content-security-policy.ts';

function parse(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the policy of a page', () => {
  test('allows what is our own, and inline only what carries the nonce', () => {
    const policy = toContentSecurityPolicy({
      nonce: 'abc',
      frameAncestors: [],
      formTargets: [],
    });
    expect(parse(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'nonce-abc'",
      'style-src': "'self' 'nonce-abc'",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  test('leaves a bank’s own script the ways that it was written with', () => {
    const scriptSources = ['https://chat.example'];
    const policy = toContentSecurityPolicy({
      nonce: 'abc',
      frameAncestors: [],
      formTargets: [],
      scriptSources,
    });
    expect(policy).not.toContain('trusted-types');
  });

  test('names the places that configuration names, each where it belongs and nowhere else', () => {
    const policy = parse(
      toContentSecurityPolicy({
        nonce: 'abc',
        frameAncestors: ["'self'", 'https://nettbank.example'],
        formTargets: ['https://id.example'],
        scriptSources: ['https://chat.example'],
        connectTargets: ['https://maling.example'],
      }),
    );
    expect(policy['frame-ancestors']).toBe("'self' https://nettbank.example");
    expect(policy['form-action']).toBe("'self' https://id.example");
    expect(policy['script-src']).toBe("'self' 'nonce-abc' https://chat.example");
    expect(policy['connect-src']).toBe(
      "'self' https://chat.example wss://chat.example https://maling.example",
    );
    expect(policy['frame-src']).toBe("'self' https://chat.example");
    for (const closed of ['default-src', 'base-uri']) expect(policy[closed]).toBe("'none'");
    for (const own of ['img-src', 'font-src']) expect(policy[own]).toBe("'self'");
  });
});
