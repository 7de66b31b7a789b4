import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The app's cache: a real folder, so that its files can be uploaded. */
export interface CacheFolder {
  /** A file address that ends with a slash. */
  readonly uri: string
  /** Throws for an address outside the folder. */
  write(uri: string, content: Uint8Array): void
}

const made = new Set<string>()

function clear(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
}

/** A folder that is created with its first file, and removed with the process. */
export function cacheFolder(): CacheFolder {
  const folder = path.join(os.tmpdir(), `native-host-${randomUUID()}`)
  const uri = `${pathToFileURL(folder).href}/`
  return {
    uri,
    write(to, content) {
      const file = to.startsWith(uri) ? fileURLToPath(to) : ''
      if (path.dirname(file) !== folder) throw new Error(`An app may write into its cache alone, not '${to}'`)
      if (made.size === 0) process.once('exit', clear)
      made.add(folder)
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, content)
    },
  }
}
