/**
 * What an archive is: a compressed tar, readable without Souk. `manifest.json` comes first, then a file of JSON lines for
 * each table, then what people sent, and `sums.json` with the SHA-256 of all of it last: without it the archive is not whole.
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
  /** The migrations that the data have had. */
  readonly migrations: readonly Remembered[]
  readonly tables: Readonly<Record<string, Content>>
  readonly sequences: readonly Sequence[]
  readonly files: number
}

export const tablePath = (name: string): string => `tables/${name}.jsonl`
export const filePath = (name: string): string => `files/${name}`

const TABLE = /^tables\/([a-z_][a-z0-9_]*)\.jsonl$/
const FILE = /^files\/((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]+)?)$/

/** The table that an entry is of, or null. */
export const tableOfPath = (path: string): string | null => TABLE.exec(path)?.[1] ?? null
/** The name of the upload that an entry is, or null: also for a path that leads elsewhere. */
export const fileOfPath = (path: string): string | null => FILE.exec(path)?.[1] ?? null

export const newHash = () => createHash('sha256')

/** What an archive cannot be made to, or read from. Its message is the line that the operator reads. */
export class ArchiveError extends Error {}

export type Progress = (line: string) => void
