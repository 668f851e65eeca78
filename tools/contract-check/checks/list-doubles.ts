/**
 * Numbers that occur twice but must be unique: agreements by `policyNumber`, offers by that and `versionNumber`.
 * Agreements of the savings bank are unique per source system; payments by `betalingId`.
 * @returns places, without the numbers; undefined for an answer with no such rows
 */
export function listDoubles(body: unknown): string[] | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const lists = Object.entries(body).filter(([name]) => ['avtaler', 'tilbud', 'betalinger'].includes(name));
  if (lists.length === 0) return undefined;
  return lists.flatMap(([name, rows]) => {
    const seen = new Set<string>();
    return toRows(rows).flatMap((row, index) => {
      const number = name === 'betalinger' ? row['betalingId'] : row['policyNumber'];
      if (typeof number !== 'string') return [];
      const key = JSON.stringify([row['systemSource'], number, row['versionNumber']]);
      if (seen.has(key)) return [`/${name}/${index} has the number of a row before it`];
      seen.add(key);
      return [];
    });
  });
}

function toRows(rows: unknown): Record<string, unknown>[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => (typeof row === 'object' && row !== null ? [{ ...row }] : []));
}
