/** The key that signs addresses of private files: random, generated once, in the database that all processes share. */
import { randomBytes } from 'node:crypto'
import { ensureSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

export const readSigningKey = (db: Db): Promise<string> =>
  ensureSetting(db, 'upload_key', randomBytes(32).toString('hex'))
