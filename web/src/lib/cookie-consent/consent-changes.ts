const listeners = new Set<() => void>();

/** The consent may have changed: our own cookie was set, or the bank's script has loaded. */
export function notifyConsentChange(): void {
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
