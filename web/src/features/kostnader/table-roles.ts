/**
 * What the parts of a table are by themselves, written out: narrow windows lay its rows out as blocks, and older
 * browsers then no longer tell screen readers that it is a table.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
