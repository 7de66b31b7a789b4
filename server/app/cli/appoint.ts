/** The commands about one account that need access to the data. */
import type { Config } from '../../kernel/config/config'
import { ControlPortRefused, callControlPort } from '../process/control-port'
import { OWNER_COMMANDS, type OwnerCommand } from '../process/control-commands'
import { AppointRefused } from '../../areas/ops/appoint'
import { openExistingData } from './existing-data'
import { OpsFailure } from './failure'

async function doHere(config: Config, command: OwnerCommand, email: string): Promise<string> {
  const database = await openExistingData(config)
  try {
    return await OWNER_COMMANDS[command](database.db, email, new Date())
  } finally {
    await database.close()
  }
}

/**
 * Appoints an operator, removes an operator's second factor, or makes the code for setting up the first one. It needs no
 * login, only access to the data: otherwise nobody could appoint the first operator, or help one who lost both device
 * and recovery codes. The running server does it if the database is embedded; otherwise this process does. Returns the
 * line to print, or the code; throws an OpsFailure with the reason.
 */
export async function throughOwner(config: Config, command: OwnerCommand, email: string): Promise<string> {
  try {
    const said = config.databaseUrl ? null : await callControlPort(config.dataFolder, command, email)
    return said ? said.join('\n') : await doHere(config, command, email)
  } catch (error) {
    if (error instanceof AppointRefused || error instanceof ControlPortRefused) throw new OpsFailure(error.message)
    throw error
  }
}
