/**
 * Cells that a spreadsheet would run as a formula [rule.export-file]: export writes an apostrophe before them, and import
 * takes one off. Cells that begin with apostrophes before such a character get one more, so that both are inverse.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** A line of a CSV, with its end. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells
    .map(guarded)
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`
