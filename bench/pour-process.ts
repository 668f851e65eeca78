/** Pours as it is told over IPC, sends back how that went, and ends. */
import { pour } from './pour.ts';

/** A process that has just started is slow: what it asks first is not counted. */
const WARM_UP_SECONDS = 2;

process.once('message', ([url, options]: Parameters<typeof pour>) => {
  void pour(url, { ...options, seconds: WARM_UP_SECONDS })
    .then(() => pour(url, options))
    .then((poured) => process.send?.(poured, () => process.disconnect()));
});
