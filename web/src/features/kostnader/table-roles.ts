/**
 * The implicit roles of a table's parts, written out: on narrow screens its rows are laid out as blocks, and older
 * browsers then no longer expose it as a table to screen readers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
