/** The open modal dialogs, the topmost last. Changed only by dialogs, and only in a browser. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** @returns a function that removes it */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

export function findTopDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
