import { expect, it } from 'vitest';

import { maskRecording } from './mask-recording.ts';

const head = '{"segment_id":0}';
const maskEvents = (events: unknown) => {
  const [first, second] = maskRecording(`${head}\n${JSON.stringify(events)}`).split('\n');
  expect(first).toBe(head);
  return JSON.parse(second ?? '') as unknown;
};

it('a link in a recording has no target, in the first snapshot and in its changes', () => {
  const link = (href: string) => ({ tagName: 'a', attributes: { href, class: 'kort' }, childNodes: [] });
  expect(
    maskEvents([
      { type: 2, data: { node: link('https://portal.example/bil/60110001') } },
      { type: 3, data: { adds: [{ node: link('mailto:ola@example.no') }] } },
      { type: 3, data: { attributes: [{ id: 7, attributes: { href: 'tel:90000000', src: '/bilde/123' } }] } },
    ]),
  ).toEqual([
    { type: 2, data: { node: link('*') } },
    { type: 3, data: { adds: [{ node: link('*') }] } },
    { type: 3, data: { attributes: [{ id: 7, attributes: { href: '*', src: '*' } }] } },
  ]);
});

it('the addresses of the page and of its calls are masked as in every event', () => {
  const span = (description: string) => ({
    type: 5,
    data: { payload: { op: 'resource.fetch', description } },
  });
  expect(
    maskEvents([
      {
        type: 4,
        data: { href: 'https://portal.example/detaljer/123?isLo=1', width: 360 },
        timestamp: 1795236036,
      },
      span('https://portal.example/api/tilbud/60110001?produkt=BIL'),
    ]),
  ).toEqual([
    { type: 4, data: { href: 'https://portal.example/detaljer/{id}', width: 360 }, timestamp: 1795236036 },
    span('https://portal.example/api/tilbud/{id}'),
  ]);
});

it('keeps what is needed to replay the recording', () => {
  const sheet = {
    tagName: 'link',
    attributes: { _cssText: '.a{width:0.33333333px}', style: 'top:1px', rr_width: '3px' },
  };
  expect(maskEvents([{ type: 2, data: { node: sheet } }])).toEqual([{ type: 2, data: { node: sheet } }]);
});

it('throws at data that it cannot read, so that it is not sent', () => {
  expect(() => maskRecording('noe annet')).toThrow(SyntaxError);
});
