/** The modal dialogs that are open, the topmost last. Only dialogs themselves change it, and only in a browser. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** @returns what takes it out again */
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
