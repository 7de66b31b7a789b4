/** The data of a shop that is there already, for commands that must never begin one. */
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../kernel/config/config'
import type { Database } from '../../kernel/db/types'
import { openData } from '../process/open-data'
import { OpsFailure } from './failure'

/**
 * Opens it as the server does. Throws an OpsFailure where there is no embedded database: without the server's settings
 * the command would make an empty shop of its own, and say that it knows no account.
 */
export async function openExistingData(config: Config): Promise<Database> {
  const { databaseUrl, dataFolder } = config
  if (databaseUrl === null && !fs.existsSync(path.join(dataFolder, 'db', 'PG_VERSION'))) {
    throw new OpsFailure(
      `there is no shop in ${dataFolder}: set DATABASE_URL, or SOUK_DATA, as for the server, or name it with --url`,
    )
  }
  return openData(config)
}
