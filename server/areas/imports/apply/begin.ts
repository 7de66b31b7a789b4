/** Has an import applied: a worker writes its lines [rule.import-apply]. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { imports } from '../../../kernel/db/schema/imports'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import { record, type ShopActor } from '../../seller/record'
import type { ImportRow } from '../create'

/**
 * The import, which runs from now on; one that was applied before stays as it is. Throws 2000019 for another shop's, and
 * 1000009 at `skip_errors` if it has wrong lines that are not to be left out.
 */
export async function beginImport(tx: Tx, actor: ShopActor, id: bigint, skipErrors: boolean): Promise<ImportRow> {
  const [held] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.shopId, actor.shop.id)))
    .for('update')
  if (!held || held.state === 'checking') throw new Refusal(Code.notFound)
  if (held.state !== 'checked') return held
  if (held.wrongLines > 0 && !skipErrors) {
    throw fieldRefusal(Code.missingParameters, [{ field: 'skip_errors', rule: 'required' }])
  }
  // who applies it writes it: an operator may apply what a seller has checked
  const change = { state: 'running', skipErrors, appliedAt: actor.at, userId: actor.userId } as const
  const [begun] = await tx.update(imports).set(change).where(eq(imports.id, id)).returning()
  const { kind, fileName: file, newLines, changedLines } = held
  const after = { kind, file, new: newLines, changed: changedLines }
  await record(tx, actor, { action: 'import', subject: 'imports', id, before: {}, after })
  return begun ?? held
}
