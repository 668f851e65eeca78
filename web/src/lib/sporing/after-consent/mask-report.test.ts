import { beforeEach, afterEach, expect, it, vi } from 'vitest';

import { maskReport } from './mask-report.ts';
import { FODSELSNUMMER } from '../../../testing/create-kunde.ts';

beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'https://portal.example' } }));
afterEach(() => void vi.unstubAllGlobals());

it('masks every text of a report, at any depth, and keeps ids and positions in our files', () => {
  const event_id = '12345678901234567890123456789012';
  expect(
    maskReport({
      event_id,
      tags: { replayId: event_id },
      request: { url: 'https://portal.example/detaljer/123?fromLo=true' },
      breadcrumbs: [{ data: { to: '/detaljer/456?isLo=1', status_code: 503 } }],
      exception: {
        values: [
          {
            value: `Ukjent kunde ${FODSELSNUMMER}, ola@example.no`,
            stacktrace: { frames: [{ lineno: 12_345 }] },
          },
        ],
      },
      urls: ['https://portal.example/avtale/99?x=1'],
    }),
  ).toEqual({
    event_id,
    tags: { replayId: event_id },
    request: { url: 'https://portal.example/detaljer/{id}' },
    breadcrumbs: [{ data: { to: '/detaljer/{id}', status_code: 503 } }],
    exception: {
      values: [{ value: 'Ukjent kunde {tall}, {epost}', stacktrace: { frames: [{ lineno: 12_345 }] } }],
    },
    urls: ['https://portal.example/avtale/{id}'],
  });
});

it('masks a measured click and a profile, and keeps the ids that link them to the rest', () => {
  const id = '821f5d9c21945000';
  expect(
    maskReport({
      items: [
        {
          name: 'main > button.knapp[aria-label="Storgata 12"]',
          span_id: id,
          attributes: {
            'sentry.transaction': { value: '/detaljer/ES-101001', type: 'string' },
            'sentry.segment.id': { value: id, type: 'string' },
          },
        },
      ],
      chunk_id: id,
      profile: { frames: [{ function: 'draw', abs_path: 'https://portal.example/detaljer/123?isLo=1' }] },
    }),
  ).toEqual({
    items: [
      {
        name: 'main > button.knapp',
        span_id: id,
        attributes: {
          'sentry.transaction': { value: '/detaljer/{id}', type: 'string' },
          'sentry.segment.id': { value: id, type: 'string' },
        },
      },
    ],
    chunk_id: id,
    profile: { frames: [{ function: 'draw', abs_path: 'https://portal.example/detaljer/{id}' }] },
  });
});

it('names no element: what moved, or was painted last, may be for members only', () => {
  expect(
    maskReport({
      data: { 'lcp.element': 'h2#dobbeltforsikring._a', 'lcp.id': 'dobbeltforsikring', 'lcp.size': 4 },
      attributes: { 'browser.web_vital.cls.source.1': { value: 'p._b' }, 'cls.source.12': 'p._b' },
    }),
  ).toEqual({ data: { 'lcp.size': 4 }, attributes: {} });
});

it.each([
  `Unexpected token 'N', ..."Storgata 1","x":NaN,"posts"... is not valid JSON`,
  'JSON Parse error: Unexpected identifier "Storgata"',
])('quotes nothing of an answer that could not be parsed: %s', (value) => {
  expect(maskReport({ value: `Error while parsing JSON: ${value}` })).toEqual({
    value: 'Error while parsing JSON: Unreadable JSON',
  });
});

it("leaves the library's internal objects alone, which have circular references", () => {
  const scope: Record<string, unknown> = {};
  scope['self'] = scope;
  const report = maskReport({ sdkProcessingMetadata: { scope }, extra: { scope } });
  expect(report.sdkProcessingMetadata.scope).toBe(scope);
});

// If the cost were quadratic in the length, this test would time out.
it('handles a long text quickly', () => {
  const message = 'x'.repeat(300_000);
  expect(maskReport({ message })).toEqual({ message });
});
