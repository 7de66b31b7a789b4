/**
 * The key with which the sandbox gateway signs its events: random, generated once, in the database that all processes
 * share.
 */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { settings } from '../../../../kernel/db/schema/settings'
import type { Db } from '../../../../kernel/db/types'

const NAME = 'sandbox_gateway_key'

export async function readSandboxKey(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({ name: NAME, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const row = one(await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME)))
  return row.value as string
}
