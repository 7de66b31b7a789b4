/** What the sandbox gateway signs its events with: random, made once, in the database that all processes share. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { settings } from '../../../db/schema/settings'
import type { Db } from '../../../db/types'

const NAME = 'sandbox_gateway_key'

export async function readSandboxKey(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({ name: NAME, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME))
  return row.value as string
}
