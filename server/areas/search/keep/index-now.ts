import type { Db } from '../../../kernel/db/types'
import { indexQueue } from '../index/queue'
import { beginSearch } from './begin'
import { refreshSearch } from './hourly'

/** Makes all products searchable before it resolves, instead of leaving it to the workers of a server that starts. */
export async function indexNow(db: Db): Promise<void> {
  await beginSearch(db)
  await indexQueue(db, () => false)
  await refreshSearch(db)
}
