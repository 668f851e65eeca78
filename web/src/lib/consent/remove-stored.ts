/** What the services keep under: the first two are the events', the last the error reports'. */
const prefixes = ['mp_', '__mp', 'sentry'];

/** Takes away what the services have left in this browser: after a no nothing of it stands. */
export function removeStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    }
  } catch {
    // Storage that is closed off holds nothing.
  }
}
