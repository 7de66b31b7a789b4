/** Uploads in a folder of this machine. */
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../../kernel/files/file-store'

async function unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A file is written elsewhere and then moved, so that it is never read half written. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.part`
  await fs.mkdir(path.dirname(file), { recursive: true })
  const handle = await fs.open(aside, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(aside, file)
}

/** Files under `folder`, which is created with the first of them. */
export function createLocalFiles(folder: string): FileStore {
  const place = (name: string) => path.join(folder, name)
  return {
    put: (name, bytes) => write(place(name), bytes),
    async open(name) {
      const handle = await unlessAbsent(fs.open(place(name)))
      return handle?.createReadStream() ?? null
    },
    async remove(name) {
      await unlessAbsent(fs.unlink(place(name)))
    },
  }
}
