import { refuseStrangers, remembered } from './history'
import { repair } from './repair'
import type { Db } from './types'

/**
 * Repairs databases of early versions, then runs `migrate`. Throws a SchemaError, with nothing changed, if the
 * database's history does not match this program. The caller ensures that no other process migrates meanwhile.
 */
export async function bringUpToDate(db: Db, migrate: () => Promise<void>): Promise<void> {
  await repair(db, await remembered(db))
  refuseStrangers(await remembered(db))
  await migrate()
}
