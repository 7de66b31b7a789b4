/** Writes the lines of running imports, some products at a time [rule.import-apply]. */
import { setImmediate as breath } from 'node:timers/promises'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ImportFault } from '@contract/base/import-constants'
import { isUnavailable } from '../../../kernel/db/errors'
import { importLines, imports } from '../../../kernel/db/schema/imports'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { clearCatalogueCache } from '../../catalogue/cache'
import type { ShopActor } from '../../seller/record'
import type { ImportRow } from '../create'
import { applyPrices, applyShipment, applyStock } from './apply-line'
import { applyProduct, type Shelves } from './apply-product'
import { actorOfAuthor } from './author'
import { faultsOfRefusal, LinesRefused } from './lines-refused'
import type { StoredLine } from './stored-line'

/** The most products in a transaction. */
const AT_ONCE = 100
/** A transaction ends after this time: the embedded engine serves nobody else meanwhile. */
const BUDGET_MS = 100

interface Around {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly now: () => Date
}

interface Writing extends Around {
  readonly shelves: Shelves
}

/** The lines of the next products, in the order of the file. */
async function nextGroups(tx: Tx, importId: bigint): Promise<StoredLine[][]> {
  const open = and(eq(importLines.importId, importId), inArray(importLines.state, ['new', 'changed']))
  const places = await tx
    .selectDistinct({ place: importLines.place })
    .from(importLines)
    .where(open)
    .orderBy(asc(importLines.place))
    .limit(AT_ONCE)
  if (places.length === 0) return []
  const found = await tx
    .select()
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, importId),
        inArray(
          importLines.place,
          places.map(({ place }) => place),
        ),
      ),
    )
    .orderBy(asc(importLines.line))
  return places.map(({ place }) => found.filter((line) => line.place === place))
}

async function write(
  tx: Tx,
  { id, kind }: ImportRow,
  actor: ShopActor,
  group: readonly StoredLine[],
  { shelves }: Writing,
) {
  if (kind === 'products') return applyProduct(tx, { importId: id, actor, shelves }, group)
  for (const line of group) {
    if (kind === 'stock') await applyStock(tx, actor, id, line)
    else if (kind === 'prices') await applyPrices(tx, actor, line)
    else await applyShipment(tx, actor, line)
  }
}

/** Writes a group within a savepoint, and returns its faults. An error of the database is thrown: the round is tried again. */
async function attempt(
  tx: Tx,
  row: ImportRow,
  actor: ShopActor,
  group: readonly StoredLine[],
  around: Writing,
): Promise<ImportFault[]> {
  const line = group[0]?.line ?? 0
  try {
    await tx.transaction((inner) => write(inner, row, actor, group, around))
    return []
  } catch (error) {
    around.shelves.shelf = null
    if (error instanceof LinesRefused) return [...error.faults]
    if (error instanceof Refusal) return faultsOfRefusal(error, line)
    if (isUnavailable(error)) throw error
    around.log.error({ err: error, import: String(row.id), line }, 'lines of an import could not be written')
    return [{ line, column: '', rule: 'failed' }]
  }
}

/** Notes what has become of the lines. */
async function note(
  tx: Tx,
  { id }: ImportRow,
  group: readonly StoredLine[],
  faults: readonly ImportFault[],
): Promise<{ done: number; failed: number }> {
  const open = group.filter(({ state }) => state === 'new' || state === 'changed').map(({ line }) => line)
  const own = and(eq(importLines.importId, id), inArray(importLines.line, open))
  await tx
    .update(importLines)
    .set({ state: faults.length > 0 ? 'failed' : 'done' })
    .where(own)
  for (const { line } of group) {
    const here = faults.filter((fault) => fault.line === line)
    if (here.length > 0)
      await tx
        .update(importLines)
        .set({ faults: here })
        .where(and(eq(importLines.importId, id), eq(importLines.line, line)))
  }
  return faults.length > 0 ? { done: 0, failed: open.length } : { done: open.length, failed: 0 }
}

/**
 * Writes some products of one running import in one transaction, with what has become of their lines: after a kill the
 * next round goes on exactly there. An import that another server is writing is left to it. Returns whether there may be
 * more to do.
 */
export async function applySome(around: Around): Promise<boolean> {
  const { db, now } = around
  const wrote = await transaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(imports)
      .where(eq(imports.state, 'running'))
      .orderBy(asc(imports.appliedAt), asc(imports.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return false
    const at = now()
    const actor = await actorOfAuthor(tx, row, at)
    const groups = actor ? await nextGroups(tx, row.id) : []
    if (!actor || groups.length === 0) {
      const end = { state: actor ? 'done' : 'stopped', finishedAt: at } as const
      await tx.update(imports).set(end).where(eq(imports.id, row.id))
      return true
    }
    const until = performance.now() + BUDGET_MS
    const sum = { done: 0, failed: 0 }
    const shelves: Shelves = { shelf: null }
    for (const group of groups) {
      const { done, failed } = await note(tx, row, group, await attempt(tx, row, actor, group, { ...around, shelves }))
      sum.done += done
      sum.failed += failed
      if (performance.now() > until) break
      // calls that need no database are answered between two products
      await breath()
    }
    const counted = {
      doneLines: sql`${imports.doneLines} + ${sum.done}`,
      failedLines: sql`${imports.failedLines} + ${sum.failed}`,
    }
    await tx.update(imports).set(counted).where(eq(imports.id, row.id))
    return true
  })
  if (wrote) await clearCatalogueCache(db)
  return wrote
}
