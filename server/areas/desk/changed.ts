/** Two who edit at once: the second gets a refusal, and overwrites nothing [rule.desk-save]. */
import { Code } from '@contract/codes'
import type { Db } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { nameOf } from './names'

interface Edited {
  readonly version: number
  readonly updatedAt: Date
  readonly updatedBy: bigint | null
}

/**
 * Throws 1000009 without a version, and 2000018 changed with the current version, its time and its author for any other than
 * the current one.
 */
export async function requireVersion(db: Db, row: Edited, version: number | undefined): Promise<void> {
  if (version === undefined) throw fieldRefusal(Code.missingParameters, [{ field: 'version', rule: 'required' }])
  if (version === row.version) return
  throw new Refusal(Code.operationFailed, {
    reason: 'changed',
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: await nameOf(db, row.updatedBy),
  })
}
