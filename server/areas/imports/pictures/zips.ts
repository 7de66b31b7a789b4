/**
 * The ZIPs that shops sent to this server, in a folder of it. The server that has a ZIP is the one that reads it: a store
 * that several servers share would have to take 200 MB in one piece.
 */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Code } from '@contract/base/codes'
import type { SpooledFile } from '../../../kernel/http/read-form'
import { fieldRefusal } from '../../../kernel/http/refusal'
import { BadZip, namesIn } from './zip'

/** How many ZIPs of a shop may wait at once. */
const PER_SHOP = 5
const DAY_MS = 86_400_000

const folderOf = (dataFolder: string) => path.join(dataFolder, 'imports')

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

interface Of {
  readonly shopId: bigint
  readonly importId: bigint
}

/** Keeps a ZIP for an import, and returns how many files it has. Throws 1000008 at `file` for one that cannot be used. */
export async function keepZip(dataFolder: string, spooled: SpooledFile, { shopId, importId }: Of): Promise<number> {
  const folder = folderOf(dataFolder)
  const refuse = (rule: 'format' | 'max' | 'taken', limit?: number) =>
    fieldRefusal(Code.invalidParameter, [
      { field: 'file', rule, ...(limit === undefined ? {} : { params: { limit } }) },
    ])
  const waiting = (await filesIn(folder)).filter((name) => name.startsWith(`${shopId}-`))
  if (waiting.length >= PER_SHOP) throw refuse('max', PER_SHOP)
  try {
    const names = await namesIn(spooled.path)
    await fs.mkdir(folder, { recursive: true })
    await fs.rename(spooled.path, path.join(folder, `${shopId}-${importId}-${randomUUID()}.zip`))
    return names.size
  } catch (error) {
    if (error instanceof BadZip) throw refuse(error.rule, error.limit)
    throw error
  }
}

const NAME = /^\d+-(\d+)-[0-9a-f-]{36}\.zip$/

/** The ZIPs of this server by their import. */
export async function zipsHere(dataFolder: string): Promise<Map<bigint, string[]>> {
  const folder = folderOf(dataFolder)
  const found = new Map<bigint, string[]>()
  for (const name of await filesIn(folder)) {
    const [, importId] = NAME.exec(name) ?? []
    if (importId === undefined) continue
    found.set(BigInt(importId), [...(found.get(BigInt(importId)) ?? []), path.join(folder, name)])
  }
  return found
}

/** Deletes ZIPs, and uploads that were interrupted, once they are a day old. */
export async function purgeZips(dataFolder: string, now: Date): Promise<void> {
  for (const folder of [folderOf(dataFolder), path.join(dataFolder, 'incoming')]) {
    for (const name of await filesIn(folder)) {
      const place = path.join(folder, name)
      const { mtimeMs } = await fs.stat(place)
      if (mtimeMs < now.getTime() - DAY_MS) await fs.rm(place, { force: true })
    }
  }
}
