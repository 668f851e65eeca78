/** Prefixes of the services' keys: the first two are the event service's, the last the error reporter's. */
const prefixes = ['mp_', '__mp', 'sentry'];

/** Removes what the services have stored in this browser, after a no and when a session has ended. */
export function removeStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    }
  } catch {
    // Storage that is blocked holds nothing.
  }
}
