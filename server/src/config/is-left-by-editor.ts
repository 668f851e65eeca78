/** Whether a file is no part of the content: hidden, or what an editor keeps beside the one that it has open. */
export function isLeftByEditor(name: string): boolean {
  return /^[.#]|~$/.test(name);
}
