/**
 * `npm run bench:traces`: what sending traces costs. Two portals on one machine, the second with a collector, are
 * measured in turn; prints the processor time of an overview and of `GET avtaler` at each.
 */
import { endpoints } from '../contract/src/endpoints.ts';
import { BASE_PATH } from '../contract/src/paths.ts';
import { startOtlpReceiver } from '../tools/testing/otlp-receiver.ts';
import { measure } from './measure.ts';
import { openStand, type Stand } from './stand.ts';

const receiver = await startOtlpReceiver();
const stands: Stand[] = [];
try {
  stands.push(await openStand());
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.endpoint;
  stands.push(await openStand());
  const paths = { overview: BASE_PATH, 'GET avtaler': endpoints.getAvtaler.path };
  const subjects = Object.entries(paths).flatMap(([name, path]) =>
    stands.map(({ url, portal, cookies }, index) => ({
      name: `${name}, ${index === 0 ? 'without' : 'with'}`,
      url: portal.url + path,
      pid: portal.pid,
      headers: { accept: 'text/html', host: new URL(url).host },
      cookies,
    })),
  );
  const measured = await measure(subjects, 10);
  for (const [name, { cpuMs, rate, memory }] of measured)
    console.log(
      `${name.padEnd(24)} ${cpuMs.toFixed(2)} ms  ${rate.toFixed(0)} a second  ${memory.toFixed(0)} MB`,
    );
  for (const name of Object.keys(paths)) {
    const times =
      (measured.get(`${name}, with`)?.cpuMs ?? 0) / (measured.get(`${name}, without`)?.cpuMs ?? 1);
    console.log(`${name}: ${times.toFixed(2)} times the processor time with traces`);
  }
  console.log(`${receiver.spans.length} spans received`);
} finally {
  for (const stand of stands) await stand.close();
  await receiver.close();
}
