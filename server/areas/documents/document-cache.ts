/** The cache of written documents, as files with the data of this server. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Pdf } from '../../kernel/files/pdf'

/** They contain names and addresses of buyers, so none is kept for longer than this. */
const LIFE_MS = 7 * 24 * 3_600_000

const folderOf = (dataFolder: string) => path.join(dataFolder, 'documents')

function orNull(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** A name that depends on the content. */
export const nameOfContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

interface KeptDocuments {
  /** The cached bytes of a name, or null. */
  read(name: string): Promise<Pdf['bytes'] | null>
  /** Stores them completely or not at all. */
  keep(name: string, bytes: Uint8Array): Promise<void>
}

export function documentCache(dataFolder: string): KeptDocuments {
  const folder = folderOf(dataFolder)
  const fileOf = (name: string) => path.join(folder, `${name}.pdf`)
  return {
    read: (name) => fs.readFile(fileOf(name)).catch(orNull),
    async keep(name, bytes) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const aside = `${fileOf(name)}.${randomUUID()}`
      await fs.writeFile(aside, bytes, { mode: 0o600 })
      await fs.rename(aside, fileOf(name))
    },
  }
}

/** Deletes documents that are seven days old. */
export async function purgeDocuments(dataFolder: string, now: Date): Promise<void> {
  const folder = folderOf(dataFolder)
  const names = await fs.readdir(folder).catch(orNull)
  for (const name of names ?? []) {
    const file = path.join(folder, name)
    // another server with the same folder may have been faster
    const written = await fs.stat(file).catch(orNull)
    if (written && written.mtimeMs <= now.getTime() - LIFE_MS) await fs.rm(file, { force: true })
  }
}
