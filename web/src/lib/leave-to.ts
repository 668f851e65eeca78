/** Leaves the page and replaces its history entry, so that 'back' does not return to it. */
export function leaveTo(address: string): void {
  window.location.replace(address);
}

/** Opens another page in this window; 'back' returns here. */
export function openHere(address: string): void {
  window.location.assign(address);
}
