/**
 * Leaves the page and replaces its history entry, so that 'back' does not return to it. Another site gets the whole
 * window: one around this page, as a web bank's, would show nothing of a site that refuses frames.
 */
export function leaveTo(address: string): void {
  const { location, top } = window;
  try {
    (new URL(address, location.href).origin === location.origin ? location : top?.location)?.replace(address);
  } catch {
    // A sandbox keeps the window.
    location.replace(address);
  }
}

/** Opens another page in this window; 'back' returns here. */
export function openHere(address: string): void {
  window.location.assign(address);
}
