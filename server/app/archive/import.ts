/** Imports a shop from its archive into an empty database of either engine: everything or nothing. */
import fs from 'node:fs'
import readline from 'node:readline'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import tar from 'tar-stream'
import { remembered } from '../../kernel/db/history'
import { knownMigrations } from '../../kernel/db/migrations'
import type { Db } from '../../kernel/db/types'
import type { FileStore } from '../../kernel/files/file-store'
import { awaitedLater } from './awaited-later'
import {
  ArchiveError,
  fileOfPath,
  FORMAT,
  MANIFEST,
  newHash,
  SUMS,
  tableOfPath,
  type Manifest,
  type Progress,
} from './format'
import { columnList, contentOf, setSequence, settle, tablesOf, withoutForeignKeys, type Table } from './tables'

const BATCH = 500
/** The maximum size of an entry that is read into memory: the manifest, the checksums, a picture. */
const MOST_BYTES = 64 * 1_024 * 1_024

/** Rows that a server inserts into an empty database at its first start; those of the archive replace them. */
const DEFAULTS: readonly string[] = ['currencies', 'settings', 'wallet_kinds', 'search_synonyms']

interface Target {
  readonly db: Db
  readonly files: FileStore
}

async function refuseUnlessEmpty(tx: Db, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    if (DEFAULTS.includes(table.name)) continue
    const { rows } = await contentOf(tx, table)
    if (rows > 0)
      throw new ArchiveError(`the database is not empty (${table.name} has ${rows} rows): nothing was changed`)
  }
}

const nameOf = (hash: string | undefined) =>
  knownMigrations().find(({ sha256 }) => sha256 === hash)?.tag ??
  `${hash?.slice(0, 12) ?? 'none'}, which this version does not have`

async function refuseOtherSchema(tx: Db, { migrations }: Manifest): Promise<void> {
  const ours = await remembered(tx)
  const same = ours.length === migrations.length && ours.every(({ hash }, index) => hash === migrations[index]?.hash)
  if (same) return
  throw new ArchiveError(
    `the archive is of another version: its last migration is ${nameOf(migrations.at(-1)?.hash)}, here it is ${nameOf(ours.at(-1)?.hash)}; import it with the version that made it, then upgrade`,
  )
}

async function bufferOf(entry: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of entry) {
    size += (chunk as Buffer).byteLength
    if (size > MOST_BYTES) throw new ArchiveError('the file is no archive of Souk: an entry is too large')
    chunks.push(new Uint8Array(chunk as Buffer))
  }
  return Buffer.concat(chunks)
}

async function fill(tx: Db, table: Table, entry: Readable): Promise<string> {
  const hash = newHash()
  const text = new PassThrough()
  const read = pipeline(
    entry,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(new Uint8Array(chunk))
        yield chunk
      }
    },
    text,
  )
  let broken: unknown
  read.catch((error: unknown) => (broken = error))
  const insert = async (lines: readonly string[]) => {
    const list = `[${lines.join(',')}]`
    const name = sql.identifier(table.name)
    await tx.execute(
      sql`insert into ${name} (${columnList(table)}) select ${columnList(table)} from json_populate_recordset(null::${name}, ${list}::json)`,
    )
  }
  let batch: string[] = []
  try {
    for await (const line of readline.createInterface({ input: text, crlfDelay: Infinity })) {
      batch.push(line)
      if (batch.length === BATCH) {
        await insert(batch)
        batch = []
      }
    }
    if (batch.length > 0) await insert(batch)
  } catch (error) {
    text.destroy()
    // the database rejects half a line, too, but this error says more
    throw broken ?? error
  }
  await read
  return hash.digest('hex')
}

function readManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format === FORMAT) return manifest
  throw new ArchiveError(`the archive has format ${String(manifest.format)}, this version reads ${FORMAT}`)
}

interface Read {
  readonly manifest: Manifest
  readonly sums: Readonly<Record<string, string>>
  readonly expected: Readonly<Record<string, string>>
}

/** Reads the archive once, from start to end; `put` records what was written outside the transaction. */
async function readAll(
  tx: Db,
  tables: readonly Table[],
  source: string,
  put: (name: string, bytes: Buffer) => Promise<void>,
  print: Progress,
): Promise<Read> {
  const extract = tar.extract()
  const unpacked = awaitedLater(pipeline(fs.createReadStream(source), createGunzip(), extract))
  const sums: Record<string, string> = {}
  let manifest: Manifest | undefined
  let expected: Record<string, string> | undefined
  for await (const entry of extract) {
    const { name } = entry.header
    const table = tables.find((one) => one.name === tableOfPath(name))
    const file = fileOfPath(name)
    if (manifest === undefined && name !== MANIFEST) throw new ArchiveError('the file is no archive of Souk')
    if (table) {
      sums[name] = await fill(tx, table, entry as unknown as Readable)
      print(`${table.name}: ${manifest?.tables[table.name]?.rows ?? 0} rows`)
      continue
    }
    const bytes = await bufferOf(entry as unknown as Readable)
    if (name === SUMS) {
      expected = JSON.parse(bytes.toString('utf8')) as Record<string, string>
      continue
    }
    sums[name] = newHash().update(new Uint8Array(bytes)).digest('hex')
    if (name === MANIFEST) {
      manifest = readManifest(bytes.toString('utf8'))
      await refuseOtherSchema(tx, manifest)
    } else if (file) await put(file, bytes)
    else throw new ArchiveError(`the archive has an entry that is not known: ${name}`)
  }
  await unpacked
  if (!manifest || !expected) throw new ArchiveError('the archive is not whole: it ends before its sums')
  return { manifest, sums, expected }
}

function compareSums({ sums, expected }: Read): void {
  const names = new Set([...Object.keys(sums), ...Object.keys(expected)])
  const wrong = [...names].find((name) => sums[name] !== expected[name])
  if (wrong) throw new ArchiveError(`the archive is damaged: ${wrong} is not what was written`)
}

async function compareContents(tx: Db, tables: readonly Table[], { tables: written }: Manifest): Promise<void> {
  for (const table of tables) {
    const found = await contentOf(tx, table)
    const wanted = written[table.name]
    if (found.rows !== wanted?.rows || found.fingerprint !== wanted.fingerprint) {
      throw new ArchiveError(`${table.name} did not arrive as it was written: nothing was changed`)
    }
  }
}

/** The error for a file that is not an export, or is incomplete. */
const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError ||
  /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(String((error as NodeJS.ErrnoException).code)) ||
  /^Invalid tar header|^Unexpected end of data/.test((error as Error).message)

/**
 * Fills an empty database from the archive in one transaction: rows with their ids, sequences, and uploads. Returns
 * the lines to print. Throws an ArchiveError and changes nothing if the database holds a shop, or the archive is
 * incomplete or of another schema.
 */
export async function importShop({ db, files }: Target, source: string, print: Progress): Promise<string[]> {
  if (!fs.existsSync(source)) throw new ArchiveError(`there is no file ${source}`)
  const put: string[] = []
  try {
    return await db.transaction(async (tx) => {
      await settle(tx)
      const tables = await tablesOf(tx)
      await refuseUnlessEmpty(tx, tables)
      for (const name of DEFAULTS) await tx.execute(sql`delete from ${sql.identifier(name)}`)
      const keep = async (name: string, bytes: Buffer) => {
        put.push(name)
        await files.put(name, new Uint8Array(bytes))
        if (put.length % 500 === 0) print(`files: ${put.length}`)
      }
      let read: Read | undefined
      await withoutForeignKeys(tx, async () => {
        read = await readAll(tx, tables, source, keep, print)
        compareSums(read)
        await compareContents(tx, tables, read.manifest)
      })
      const { manifest } = read as unknown as Read
      for (const sequence of manifest.sequences) await setSequence(tx, sequence)
      const count = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0)
      return [`${tables.length} tables, ${count} rows, ${put.length} files are in: npm start`]
    })
  } catch (error) {
    for (const name of put) await files.remove(name)
    if (isUnreadable(error))
      throw new ArchiveError('the file is no archive of Souk, or only a part of one: nothing was changed')
    throw error
  }
}
