/** PGlite with real durability: by default it does no fsync, so a power cut would lose committed data. */
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { bringUpToDate } from './bring-up-to-date'
import { MIGRATIONS } from './migrations'
import type { Database, Db } from './types'

interface Mount {
  readonly opts?: { readonly root?: string }
  readonly type?: { readonly stream_ops?: { fsync?: (stream: { nfd: number }) => number } }
  readonly mounts?: readonly Mount[]
}

/** Gives every mount of the real disk an fsync. False: the engine's internals have changed and nothing was patched. */
function installFsync(client: PGlite): boolean {
  const root = (client.Module as { FS?: { root?: { mount?: Mount } } }).FS?.root?.mount
  let installed = false
  const visit = (mount: Mount) => {
    const operations = mount.opts?.root ? mount.type?.stream_ops : undefined
    if (operations) {
      operations.fsync = ({ nfd }) => {
        fs.fsyncSync(nfd)
        return 0
      }
      installed = true
    }
    mount.mounts?.forEach(visit)
  }
  if (root) visit(root)
  return installed
}

/** A client of the embedded engine as a migrated database. */
export async function migrated(client: PGlite, durable: boolean): Promise<Database> {
  const engine = drizzle(client)
  const db = engine as unknown as Db
  await bringUpToDate(db, () => migrate(engine, MIGRATIONS))
  return { db, engine: 'embedded', durable, waiting: () => 0, close: () => client.close() }
}

/** Opens the embedded engine in a folder, or in memory if there is none (tests), and migrates it. */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const client = folder
    ? await PGlite.create({ dataDir: folder, startParams: [...startParams, '-c', 'wal_sync_method=fsync'] })
    : await PGlite.create()
  return migrated(client, folder !== null && installFsync(client)).catch(async (error: unknown) => {
    await client.close()
    throw error
  })
}
