import { and, inArray, lt, sql } from 'drizzle-orm'
import { IMPORT_RETENTION_S } from '@contract/base/import-constants'
import { importLines, importPictures, imports } from '../../kernel/db/schema/imports'
import type { Db } from '../../kernel/db/types'
import { purgeBrokenChecks } from './create'

const HOUR_MS = 3_600_000

/** Deletes lines and pictures of imports after 30 days, and checks that ended with their process. The counts stay. */
export async function purgeImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - IMPORT_RETENTION_S * 1_000)
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(lt(imports.createdAt, before), sql`${imports.state} <> 'running'`))
  await db.delete(importPictures).where(inArray(importPictures.importId, old))
  await db.delete(importLines).where(inArray(importLines.importId, old))
  await purgeBrokenChecks(db, new Date(now.getTime() - HOUR_MS))
}
