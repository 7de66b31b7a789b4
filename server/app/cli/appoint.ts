/** What only the owner of the data may do, about one account. */
import type { Config } from '../../kernel/config/config'
import { openData } from '../process/open-data'
import { DoorRefused, throughDoor } from '../process/door'
import { AppointRefused, appointOperator } from '../../areas/ops/appoint'
import { resetSecondFactor } from '../../areas/ops/second-factor/reset'
import { OpsFailure } from './failure'

const DEEDS = { appoint: appointOperator, 'second-factor-reset': resetSecondFactor } as const
type OwnersDeed = keyof typeof DEEDS

async function doHere(config: Config, deed: OwnersDeed, email: string): Promise<string> {
  const database = await openData(config)
  try {
    return await DEEDS[deed](database.db, email, new Date())
  } finally {
    await database.close()
  }
}

/**
 * Makes an account an operator's, or takes an operator's second factor away. Whoever can open the data may do it, as
 * nobody else could appoint the first operator, or help one whose device and recovery codes are gone: it takes no login.
 * The server that runs on the embedded database does it; where none runs, or on a database server, this process. Answers
 * the line to print; throws an OpsFailure that says why not.
 */
export async function throughOwner(config: Config, deed: OwnersDeed, email: string): Promise<string> {
  try {
    const said = config.databaseUrl ? null : await throughDoor(config.dataFolder, deed, email)
    return said ? said.join('\n') : await doHere(config, deed, email)
  } catch (error) {
    if (error instanceof AppointRefused || error instanceof DoorRefused) throw new OpsFailure(error.message)
    throw error
  }
}
