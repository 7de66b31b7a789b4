/** Opens the configured database for a process: the server, or a command while no server runs. */
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../kernel/config/config'
import { openDatabase } from '../../kernel/db/open'
import type { Database } from '../../kernel/db/types'
import { ensureDefaults } from '../../areas/settings/defaults'
import { prepareFolder } from './data-folder'
import { takeLock } from './lock'

type Where = Pick<Config, 'databaseUrl' | 'dataFolder' | 'postgres'>

async function openReady(where: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = await openDatabase(where)
  await ensureDefaults(database.db)
  return database
}

/**
 * Opens, migrates and completes the database. The embedded one is locked until it is closed or the process ends; a
 * ConfigError says if another process holds it.
 */
export async function openData({ databaseUrl, dataFolder, postgres }: Where): Promise<Database> {
  if (databaseUrl) return openReady({ databaseUrl, databaseFolder: null, postgres })
  prepareFolder(dataFolder)
  const release = takeLock(dataFolder)
  process.once('exit', release)
  const databaseFolder = path.join(dataFolder, 'db')
  fs.mkdirSync(databaseFolder, { recursive: true })
  const database = await openReady({ databaseUrl: null, databaseFolder })
  return {
    ...database,
    close: async () => {
      await database.close()
      release()
    },
  }
}
