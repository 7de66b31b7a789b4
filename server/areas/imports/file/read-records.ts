/** Reads a CSV in parts, and counts its lines [rule.import-file]. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as breath } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { IMPORT_MAX_LINES } from '@contract/base/import-constants'
import { decoded } from './decode'
import { delimiterOf } from './delimiter'
import { unreadable } from './faults'

/** A record, and the line in which it begins, counted from 1. Cells may contain line breaks. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

const breaksIn = (cell: string) => cell.match(/\r\n|\n|\r/g)?.length ?? 0

/** The text in parts: other work of the process runs between them. */
async function* inParts(first: string, rest: Iterable<string>) {
  yield first
  for (const part of rest) {
    await breath()
    yield part
  }
}

/** The faults of quotes, by the parser's code. */
const QUOTES: Readonly<Record<string, 'cut_off' | 'quotes'>> = {
  CSV_QUOTE_NOT_CLOSED: 'cut_off',
  CSV_INVALID_CLOSING_QUOTE: 'quotes',
  INVALID_OPENING_QUOTE: 'quotes',
}

/** Whether all cells are empty, as in an empty line. */
const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Throws UnreadableFile if the last record has fewer cells than the header, and no line end after it. */
function checkEnd(records: readonly CsvRecord[], last: string): void {
  const [header] = records
  const end = records.at(-1)
  if (!header || !end || end === header || /[\r\n]$/.test(last)) return
  if (end.cells.length < header.cells.length) throw unreadable(end.line, 'cut_off')
}

/**
 * The records of a file, the header first, without empty lines. Throws UnreadableFile for another encoding, wrong quotes,
 * a file that ends in a quote or in the middle of its last line, an empty one, and too many lines.
 */
export async function readRecords(bytes: Buffer): Promise<readonly CsvRecord[]> {
  const parts = decoded(bytes)
  const begin = parts.next()
  if (begin.done || begin.value.trim() === '') throw unreadable(1, 'empty')
  const records: CsvRecord[] = []
  let line = 1
  let last = begin.value
  const kept = function* () {
    for (const part of parts) yield (last = part)
  }
  const parser = parse({
    bom: false,
    delimiter: delimiterOf(begin.value),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // called for each record as it is read, so that the line of a fault is known; the parser itself emits nothing
    on_record: (cells: string[]) => {
      if (!isEmpty(cells)) records.push({ line, cells })
      if (records.length > IMPORT_MAX_LINES + 1) throw unreadable(line, 'too_many_lines', { limit: IMPORT_MAX_LINES })
      line += 1 + cells.reduce((sum, cell) => sum + breaksIn(cell), 0)
      return null
    },
  })
  try {
    await pipeline(Readable.from(inParts(begin.value, kept())), parser, async (emitted) => {
      for await (const _ of emitted) continue
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(line, QUOTES[error.code] ?? 'quotes')
  }
  if (records.length === 0) throw unreadable(1, 'empty')
  checkEnd(records, last)
  return records
}
