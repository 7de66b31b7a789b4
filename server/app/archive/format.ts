/**
 * The format of an archive: a compressed tar, readable without Souk. `manifest.json` comes first, then a file of JSON
 * lines for each table, then what people sent, and `sums.json` with the SHA-256 of all of it last: without it the
 * archive is not whole.
 */
import { createHash } from 'node:crypto'
import type { Remembered } from '../../kernel/db/history'
import type { Content, Sequence } from './tables'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SUMS = 'sums.json'

export interface Manifest {
  readonly format: number
  readonly made_at: string
  /** The migrations that the data have. */
  readonly migrations: readonly Remembered[]
  readonly tables: Readonly<Record<string, Content>>
  readonly sequences: readonly Sequence[]
  readonly files: number
}

export const tablePath = (name: string): string => `tables/${name}.jsonl`
export const filePath = (name: string): string => `files/${name}`

const TABLE = /^tables\/([a-z_][a-z0-9_]*)\.jsonl$/
const FILE = /^files\/((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]+)?)$/

/** The table of an entry, or null. */
export const tableOfPath = (path: string): string | null => TABLE.exec(path)?.[1] ?? null
/** The name of the upload in an entry, or null; null also for a path outside the folder. */
export const fileOfPath = (path: string): string | null => FILE.exec(path)?.[1] ?? null

export const newHash = () => createHash('sha256')

/** An archive that cannot be written or read. The message is the line for the operator. */
export class ArchiveError extends Error {}

export type Progress = (line: string) => void
