/** Whether this database holds demo data: stored in the database itself. */
import { eq } from 'drizzle-orm'
import { settings } from '../../kernel/db/schema/settings'
import { putSetting } from '../../kernel/db/stored-settings'
import type { Db } from '../../kernel/db/types'

const NAME = 'demo_data'

export async function hasDemoData(db: Db): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME))
  return row?.value === true
}

export async function markDemoData(db: Db): Promise<void> {
  await putSetting(db, { name: NAME, value: true })
}
