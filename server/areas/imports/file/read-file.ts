/** A file as lines of named cells [rule.import-file]. */
import type { ImportFault, ImportKind } from '@contract/base/import-constants'
import { COLUMNS, NEEDED } from '../columns'
import { UnreadableFile } from './faults'
import { unguarded } from './formulas'
import { plainCell } from './plain-cell'
import { readRecords, type CsvRecord } from './read-records'

/** The cells with a content, by column; an empty text is one that is to be cleared. */
export type Cells = Readonly<Record<string, string>>

export interface FileLine {
  readonly line: number
  readonly cells: Cells
  /** What is wrong with the line itself. */
  readonly faults: readonly ImportFault[]
}

const CLEARED = '(empty)'

/** The columns of the header. Throws UnreadableFile for unknown, repeated and missing ones. */
function headerOf({ line, cells }: CsvRecord, kind: ImportKind): string[] {
  const names = cells.map((cell) => unguarded(cell.trim()).toLowerCase())
  while (names.at(-1) === '') names.pop()
  const known = COLUMNS[kind]
  const faults = names.flatMap((name, place): ImportFault[] => {
    if (!known.includes(name))
      return [{ line, column: name, rule: 'unknown_column', params: { text: name.slice(0, 60) } }]
    return names.indexOf(name) < place ? [{ line, column: name, rule: 'repeated_column' }] : []
  })
  const missing = NEEDED[kind].filter((name) => !names.includes(name))
  faults.push(...missing.map((column) => ({ line, column, rule: 'missing_column' as const })))
  if (faults.length > 0) throw new UnreadableFile(faults)
  return names
}

/** The cells of a record by their columns. An empty cell changes nothing, so it is left out. */
function lineOf({ line, cells }: CsvRecord, columns: readonly string[]): FileLine {
  const faults: ImportFault[] = []
  const named: Record<string, string> = {}
  for (const [place, cell] of cells.entries()) {
    const text = unguarded(cell.trim())
    const column = columns[place]
    if (text === '') continue
    if (column === undefined) {
      faults.push({ line, column: '', rule: 'cells', params: { limit: columns.length } })
      break
    }
    named[column] = text === CLEARED ? '' : plainCell(column, text)
  }
  return { line, cells: named, faults }
}

/** The lines of a file. Throws UnreadableFile. */
export async function readFile(bytes: Buffer, kind: ImportKind): Promise<readonly FileLine[]> {
  const [header, ...records] = await readRecords(bytes)
  if (!header) return []
  const columns = headerOf(header, kind)
  return records.map((record) => lineOf(record, columns))
}
