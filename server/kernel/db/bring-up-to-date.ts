import { refuseStrangers, remembered } from './history'
import { repair } from './repair'
import type { Db } from './types'

/**
 * Repairs what an early version left, then runs `migrate`. Throws a SchemaError, with nothing changed, for a database
 * whose history is not this program's. The caller sees to it that nobody else migrates meanwhile.
 */
export async function bringUpToDate(db: Db, migrate: () => Promise<void>): Promise<void> {
  await repair(db, await remembered(db))
  refuseStrangers(await remembered(db))
  await migrate()
}
