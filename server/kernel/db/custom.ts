/** SQL that drizzle's schema cannot express, such as triggers: it is run again at every start. */
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { transaction } from './transaction'
import type { Db } from './types'

const FOLDER = path.join(__dirname, 'migrations', 'custom')
const BREAK = '--> statement-breakpoint'
/** Two processes that start together are serialised: PostgreSQL rejects replacing a function twice at once. */
const CUSTOM_LOCK = 7_305_884

/**
 * Runs every file of migrations/custom by name, in one transaction. Statements are separated by the breakpoint line.
 */
export async function applyCustom(db: Db): Promise<void> {
  const names = (await fs.readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  await transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CUSTOM_LOCK})`)
    for (const name of names) {
      const text = await fs.readFile(path.join(FOLDER, name), 'utf8')
      for (const statement of text.split(BREAK)) if (statement.trim()) await tx.execute(sql.raw(statement))
    }
  })
}
