/** Loaded into the portal by `npm run bench:memory -- --weaken`: leaks one more megabyte every second. */
const kept: Buffer[] = [];
setInterval(() => kept.push(Buffer.alloc(1024 * 1024, 1)), 1000).unref();
