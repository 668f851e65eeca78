/** Reading an answer whose shape is still to be judged. */
export function findField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

/** A text that says something. */
export function findText(value: unknown, name: string): string | undefined {
  const field = findField(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}

export function listRows(value: unknown, name: string): unknown[] {
  const rows = findField(value, name);
  return Array.isArray(rows) ? rows : [];
}
