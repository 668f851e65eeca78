/** Leaves the page for good: the page left is not one to come back to with 'back'. */
export function leaveTo(address: string): void {
  window.location.replace(address);
}
