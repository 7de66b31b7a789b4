import type { Config } from '../../config'
import { openData } from '../../process/open-data'
import { DoorRefused, throughDoor } from '../../process/door'
import { AppointRefused, appointOperator } from '../appoint'
import { OpsFailure } from './failure'

async function appointHere(config: Config, email: string): Promise<string> {
  const database = await openData(config)
  try {
    return await appointOperator(database.db, email, new Date())
  } finally {
    await database.close()
  }
}

/**
 * Makes an account an operator's. Whoever can open the data may do it, as nobody else could appoint the first one: it
 * takes no login. The server that runs on the embedded database does it; where none runs, or on a database server, this
 * process. Answers the line to print; throws an OpsFailure that says why not.
 */
export async function appoint(config: Config, email: string): Promise<string> {
  try {
    const said = config.databaseUrl ? null : await throughDoor(config.dataFolder, 'appoint', email)
    return said ? said.join('\n') : await appointHere(config, email)
  } catch (error) {
    if (error instanceof AppointRefused || error instanceof DoorRefused) throw new OpsFailure(error.message)
    throw error
  }
}
