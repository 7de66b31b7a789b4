/** PGlite with real durability: by default it does no fsync, so a power cut would lose committed data. */
import fs from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
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

/**
 * Lets the event loop turn before each query. The engine computes in this thread and hands over in microtasks: without this,
 * as long as queries wait, no request is read and none is refused.
 */
function breathe(engine: Pick<Transaction, 'query'>): void {
  const query = engine.query.bind(engine)
  engine.query = async (...call) => {
    await turn()
    return query(...call)
  }
}

function breatheThroughout(client: PGlite): void {
  breathe(client)
  const transaction = client.transaction.bind(client)
  client.transaction = (steps) =>
    transaction((engine) => {
      breathe(engine)
      return steps(engine)
    })
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
  breatheThroughout(client)
  return migrated(client, folder !== null && installFsync(client)).catch(async (error: unknown) => {
    await client.close()
    throw error
  })
}
