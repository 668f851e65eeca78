/** Leaves the page for good: the page left is not one to come back to with 'back'. */
export function leaveTo(address: string): void {
  window.location.replace(address);
}

/** Opens another page in this window; 'back' comes back here. */
export function openHere(address: string): void {
  window.location.assign(address);
}
