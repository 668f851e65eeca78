import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startOtlpReceiver } from './otlp-receiver.ts';

test('a batch that is cut off disturbs nobody, and the next one is taken', async () => {
  const receiver = await startOtlpReceiver();
  const portal = connect(Number(new URL(receiver.endpoint).port), '127.0.0.1');
  portal.end('POST /v1/traces HTTP/1.1\r\nHost: collector\r\nContent-Length: 100\r\n\r\n{"resourceSpans"');
  await once(portal.resume(), 'close');

  const span = { name: 'GET', traceId: '1', spanId: '2', attributes: [], status: {} };
  const body = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] });
  const answer = await fetch(`${receiver.endpoint}/v1/traces`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(receiver.spans).toEqual([span]);
  await receiver.close();
});
