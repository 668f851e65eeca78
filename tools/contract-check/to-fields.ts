export type Fields = Record<string, unknown>;

/** What is no object has none. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** What is no list is an empty one. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
