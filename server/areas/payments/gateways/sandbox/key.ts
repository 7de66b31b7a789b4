/**
 * The key with which the sandbox gateway signs its events: random, generated once, in the database that all processes
 * share.
 */
import { randomBytes } from 'node:crypto'
import { ensureSetting } from '../../../../kernel/db/stored-settings'
import type { Db } from '../../../../kernel/db/types'

export const readSandboxKey = (db: Db): Promise<string> =>
  ensureSetting(db, 'sandbox_gateway_key', randomBytes(32).toString('hex'))
