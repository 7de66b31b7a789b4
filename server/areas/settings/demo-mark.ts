/** Whether this database holds demo data: stored in the database itself. */
import { putSetting, readSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

const NAME = 'demo_data'

export async function hasDemoData(db: Db): Promise<boolean> {
  return (await readSetting(db, NAME)) === true
}

export async function markDemoData(db: Db): Promise<void> {
  await putSetting(db, { name: NAME, value: true })
}
