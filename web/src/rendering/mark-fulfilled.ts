/** Tells React, in its own way, that a promise has ended: to use it from now on never suspends. */
export function markFulfilled(promise: Promise<void>): void {
  void Object.assign(promise, { status: 'fulfilled', value: undefined });
}
