/** Checks a file and keeps its lines; nothing of the shop changes [rule.import-check]. */
import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { IMPORT_SAME_S, type ImportKind } from '@contract/base/import-constants'
import { one } from '@contract/rules/lists'
import { importLines, imports } from '../../kernel/db/schema/imports'
import type { Db } from '../../kernel/db/types'
import { inTurn } from '../../kernel/work/in-turn'
import { checkProducts } from './check/check-products'
import { checkShipments } from './check/check-shipments'
import { checkPrices, checkStock } from './check/check-skus'
import type { CheckedLine, Checking } from './check/checked'
import { withOwnPaths } from './check/images'
import { readFile, type FileLine } from './file/read-file'

export type ImportRow = typeof imports.$inferSelect

interface Sent {
  readonly bytes: Buffer
  readonly kind: ImportKind
  readonly fileName: string
  readonly userId: bigint
  /** The addresses under which this server has its pictures. */
  readonly bases: readonly string[]
}

const CHECKS: Readonly<
  Record<ImportKind, (checking: Checking, lines: readonly FileLine[]) => AsyncGenerator<CheckedLine[]>>
> = {
  products: checkProducts,
  stock: checkStock,
  prices: checkPrices,
  shipments: checkShipments,
}

/**
 * The import of the same bytes from the last 24 hours; null if there is none, or if lines of it were wrong or refused: what
 * was missing then may be there now.
 */
async function sameImport({ db, shop, at }: Checking, kind: ImportKind, digest: string): Promise<ImportRow | null> {
  const since = new Date(at.getTime() - IMPORT_SAME_S * 1_000)
  const [found] = await db
    .select()
    .from(imports)
    .where(
      and(
        ...[eq(imports.shopId, shop.id), eq(imports.kind, kind), eq(imports.digest, digest)],
        ...[gt(imports.createdAt, since), inArray(imports.state, ['checked', 'running', 'done'])],
        or(eq(imports.state, 'running'), and(eq(imports.wrongLines, 0), eq(imports.failedLines, 0))),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1)
  return found ?? null
}

/** How many lines one statement inserts: it has a parameter for each of their values. */
const LINES_AT_ONCE = 1_000

async function keepLines(db: Db, importId: bigint, checked: readonly CheckedLine[]): Promise<void> {
  const lines = checked.map(({ line: { line, cells }, faults, ...rest }) => ({
    ...{ importId, line, cells: { ...cells }, faults: [...faults] },
    ...rest,
  }))
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    await db.insert(importLines).values(lines.slice(from, from + LINES_AT_ONCE))
  }
}

/** The line with paths in place of this server's addresses. */
function local(line: FileLine, bases: readonly string[]): FileLine {
  const { images, sku_image: ofSku } = line.cells
  if (images === undefined && ofSku === undefined) return line
  const cells = { ...line.cells }
  if (images !== undefined) cells.images = withOwnPaths(images, bases)
  if (ofSku !== undefined) cells.sku_image = withOwnPaths(ofSku, bases)
  return { ...line, cells }
}

async function check(checking: Checking, sent: Sent, digest: string): Promise<ImportRow> {
  const { db, shop, at } = checking
  const same = await sameImport(checking, sent.kind, digest)
  if (same) return same
  const lines = (await readFile(sent.bytes, sent.kind)).map((line) => local(line, sent.bases))
  const { kind, fileName, userId } = sent
  const made = { shopId: shop.id, userId, kind, fileName, digest, lines: lines.length, createdAt: at }
  const { id } = one(
    await db
      .insert(imports)
      .values({ ...made, state: 'checking' })
      .returning({ id: imports.id }),
  )
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, done: 0, failed: 0 }
  try {
    for await (const checked of CHECKS[kind](checking, lines)) {
      for (const { state } of checked) counts[state] += 1
      await keepLines(db, id, checked)
      // the embedded engine answers without a turn of the event loop: others would wait for the whole check
      await breath()
    }
    const counted = {
      ...{ newLines: counts.new, changedLines: counts.changed },
      ...{ sameLines: counts.same, wrongLines: counts.wrong },
    }
    return one(
      await db
        .update(imports)
        .set({ ...counted, state: 'checked' })
        .where(eq(imports.id, id))
        .returning(),
    )
  } catch (error) {
    await db.delete(imports).where(eq(imports.id, id))
    throw error
  }
}

/**
 * The import of a file, checked. One file after the other in this process, so that several do not fill the memory. Throws
 * UnreadableFile.
 */
export function createImport(checking: Checking, sent: Sent): Promise<ImportRow> {
  const digest = createHash('sha256').update(new Uint8Array(sent.bytes)).digest('hex')
  return inTurn('import', () => check(checking, sent, digest))
}

/** Deletes checks that ended with their process. */
export async function purgeBrokenChecks(db: Db, before: Date): Promise<void> {
  await db
    .delete(imports)
    .where(and(eq(imports.state, 'checking'), sql`${imports.createdAt} < ${before.toISOString()}::timestamptz`))
}
