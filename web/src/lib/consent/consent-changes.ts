const listeners = new Set<() => void>();

/** What decides consent may have changed: the portal's own cookie, or the bank's script has come. */
export function notifyConsentChange(): void {
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
