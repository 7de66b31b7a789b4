/** Exports the whole shop to one file: every table, the state of its sequences, and all uploads. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import tar, { type Pack } from 'tar-stream'
import { remembered } from '../../kernel/db/history'
import { rows } from '../../kernel/db/rows'
import { uploads } from '../../kernel/db/schema/uploads'
import type { Db } from '../../kernel/db/types'
import type { FileStore } from '../../kernel/files/file-store'
import { filesOf } from '../../areas/uploads/file-names'
import { awaitedLater } from './awaited-later'
import {
  ArchiveError,
  filePath,
  FORMAT,
  MANIFEST,
  newHash,
  SUMS,
  tablePath,
  type Manifest,
  type Progress,
} from './format'
import { contentOf, linesOf, sequencesOf, settle, tablesOf, type Content, type Table } from './tables'

/** Rows per read: some hundred kilobytes. */
const BATCH = 1_000

interface Source {
  readonly db: Db
  readonly files: FileStore
  readonly now: Date
}

interface Spooled {
  readonly manifest: Manifest
  readonly uploads: readonly string[]
}

async function spool(tx: Db, table: Table, file: string): Promise<void> {
  await tx.execute(sql`declare archive_lines no scroll cursor for ${linesOf(table)}`)
  const handle = await fs.promises.open(file, 'wx', 0o600)
  try {
    for (;;) {
      const lines = await rows<{ line: string }>(tx, sql.raw(`fetch ${BATCH} from archive_lines`))
      if (lines.length === 0) break
      await handle.write(lines.map(({ line }) => `${line}\n`).join(''))
    }
  } finally {
    await handle.close()
  }
  await tx.execute(sql`close archive_lines`)
}

/** Copies a snapshot of the data next to the archive: on the embedded engine, requests wait only for this step. */
async function spoolAll({ db, now }: Source, folder: string, print: Progress): Promise<Spooled> {
  const work = async (tx: Db): Promise<Spooled> => {
    await settle(tx)
    const tables: Record<string, Content> = {}
    for (const table of await tablesOf(tx)) {
      await spool(tx, table, path.join(folder, `${table.name}.jsonl`))
      const content = await contentOf(tx, table)
      tables[table.name] = content
      print(`${table.name}: ${content.rows} rows`)
    }
    const names = await tx.select({ name: uploads.name }).from(uploads).orderBy(uploads.id)
    const manifest: Manifest = {
      format: FORMAT,
      made_at: now.toISOString(),
      migrations: await remembered(tx),
      tables,
      sequences: await sequencesOf(tx),
      files: names.length,
    }
    return { manifest, uploads: names.flatMap(({ name }) => filesOf(name)) }
  }
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** Tar entries with their checksums; a slow writer slows the reader down. */
function packing(pack: Pack) {
  const sums: Record<string, string> = {}
  return {
    sums,
    async text(name: string, text: string): Promise<void> {
      sums[name] = newHash().update(text).digest('hex')
      await this.stream(name, Buffer.byteLength(text), [Buffer.from(text)], false)
    },
    async stream(name: string, size: number, chunks: AsyncIterable<Buffer> | Iterable<Buffer>, sum = true) {
      const hash = newHash()
      const entry = pack.entry({ name, size, mode: 0o600 })
      const failed = awaitedLater(once(entry, 'error').then(([error]) => Promise.reject(error as Error)))
      for await (const chunk of chunks) {
        hash.update(new Uint8Array(chunk))
        if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), failed])
      }
      const finished = once(entry, 'finish')
      entry.end()
      await Promise.race([finished, failed])
      if (sum) sums[name] = hash.digest('hex')
    },
  }
}

async function packAll({ files }: Source, spooled: Spooled, folder: string, pack: Pack, print: Progress) {
  const into = packing(pack)
  await into.text(MANIFEST, `${JSON.stringify(spooled.manifest, null, 2)}\n`)
  for (const name of Object.keys(spooled.manifest.tables)) {
    const file = path.join(folder, `${name}.jsonl`)
    const { size } = await fs.promises.stat(file)
    await into.stream(tablePath(name), size, fs.createReadStream(file) as AsyncIterable<Buffer>)
  }
  let missing = 0
  for (const [index, name] of spooled.uploads.entries()) {
    const chunks: Buffer[] = []
    const found = await files.open(name)
    if (found) for await (const chunk of found) chunks.push(chunk as Buffer)
    const size = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)
    if (found) await into.stream(filePath(name), size, chunks)
    else missing += 1
    if ((index + 1) % 500 === 0) print(`files: ${index + 1} of ${spooled.uploads.length}`)
  }
  await into.text(SUMS, `${JSON.stringify(into.sums, null, 2)}\n`)
  pack.finalize()
  return missing
}

/**
 * Writes the archive of the shop to `target`, completely or not at all; the shop may be open meanwhile. Only its
 * owner can read the file, as it holds customers' data. Returns the lines to print. Throws an ArchiveError if the
 * file exists.
 */
export async function exportShop(source: Source, target: string, print: Progress): Promise<string[]> {
  if (fs.existsSync(target)) throw new ArchiveError(`${target} is there already: name another file`)
  const aside = `${target}.${randomUUID()}`
  const folder = `${aside}.rows`
  const tidy = () => [aside, folder].forEach((one) => fs.rmSync(one, { recursive: true, force: true }))
  process.once('exit', tidy)
  try {
    fs.mkdirSync(folder, { mode: 0o700 })
    const spooled = await spoolAll(source, folder, print)
    const pack = tar.pack()
    const written = pipeline(pack, createGzip(), fs.createWriteStream(aside, { flags: 'wx', mode: 0o600 }))
    const [missing] = await Promise.all([
      packAll(source, spooled, folder, pack, print).catch((error: Error) => {
        pack.destroy(error)
        throw error
      }),
      written,
    ])
    fs.renameSync(aside, target)
    const { tables, files } = spooled.manifest
    const count = Object.values(tables).reduce((sum, { rows: each }) => sum + each, 0)
    const lost = missing === 0 ? [] : [`${missing} files are in the database, but not in the store: they are left out.`]
    return [...lost, `${target}: ${Object.keys(tables).length} tables, ${count} rows, ${files - missing} files`]
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC')
      throw new ArchiveError(`${target} cannot be written: ${message}`)
    throw error
  } finally {
    process.off('exit', tidy)
    tidy()
  }
}
