/** The table of settings: what operators set, and what servers note for each other, by name. */
import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { settings } from './schema/settings'
import type { Db, Tx } from './types'

type Row = typeof settings.$inferSelect
type NewRow = typeof settings.$inferInsert

/** Writes a setting, or replaces it. */
export async function putSetting(db: Db, { name, ...set }: NewRow): Promise<Row> {
  return one(
    await db
      .insert(settings)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: settings.name, set })
      .returning(),
  )
}

/** The value of a setting; undefined where there is none. */
export async function readSetting(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  return row?.value
}

/** The value of a setting, which is this one where there is none yet. Two servers that start at once get the same. */
export async function ensureSetting<T>(db: Db, name: string, value: T): Promise<T> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing()
  return (await readSetting(db, name)) as T
}

/** Writes a number unless the setting is as high already; whether it did. Of two servers one does. */
export async function raiseSetting(tx: Tx, name: string, value: number): Promise<boolean> {
  const raised = await tx
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value },
      setWhere: sql`(${settings.value})::text::bigint < ${value}`,
    })
    .returning({ name: settings.name })
  return raised.length > 0
}
