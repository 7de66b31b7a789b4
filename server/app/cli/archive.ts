/** `export` and `import`: the whole shop as a file, for the owner of the data, without a login. */
import path from 'node:path'
import { ArchiveError, type Progress } from '../archive/format'
import { exportShop } from '../archive/export'
import { importShop } from '../archive/import'
import type { Config } from '../../kernel/config/config'
import { ControlPortRefused, callControlPort } from '../process/control-port'
import { openData } from '../process/open-data'
import { openFiles } from '../../areas/uploads/open-files'
import { openExistingData } from './existing-data'
import { OpsFailure } from './failure'

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof ControlPortRefused) throw new OpsFailure(error.message)
    throw error
  }
}

/**
 * Writes the archive to `file`. The running server does it if the database is embedded; otherwise this process does.
 * Throws an OpsFailure with the reason.
 */
export async function exportTo(config: Config, file: string, print: Progress): Promise<void> {
  const target = path.resolve(file)
  const lines = await inWords(async () => {
    const said = config.databaseUrl ? null : await callControlPort(config.dataFolder, 'export', target)
    if (said) return said
    const database = await openExistingData(config)
    try {
      return await exportShop({ db: database.db, files: openFiles(config), now: new Date() }, target, print)
    } finally {
      await database.close()
    }
  })
  lines.forEach(print)
}

/** Fills the empty database from the archive. Throws an OpsFailure with the reason, and then changes nothing. */
export async function importFrom(config: Config, file: string, print: Progress): Promise<void> {
  const lines = await inWords(async () => {
    const database = await openData(config)
    try {
      return await importShop({ db: database.db, files: openFiles(config) }, path.resolve(file), print)
    } finally {
      await database.close()
    }
  })
  lines.forEach(print)
}
