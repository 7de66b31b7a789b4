/** An import as its answer has it [field.seller.import]. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { Data } from '@contract/all-calls'
import type { Import } from '@contract/entities/seller/import'
import { IMPORT_ERRORS_SHOWN, type ImportFault, type ImportState } from '@contract/base/import-constants'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../kernel/db/bounded-count'
import { importLines, importPictures, imports } from '../../kernel/db/schema/imports'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import type { SellerShop } from '../seller/shop'
import type { ImportRow } from './create'
import { readPage, type PageFields } from '../../kernel/http/paging'

const visible = (shop: SellerShop) => and(eq(imports.shopId, shop.id), ne(imports.state, 'checking'))

/** An import of the shop. Throws 2000019 for any other. */
export async function findImport(db: Db, shop: SellerShop, id: string): Promise<ImportRow> {
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, BigInt(id)), visible(shop)))
  if (!found) throw new Refusal(Code.notFound)
  return found
}

const presentRow = (row: ImportRow) => ({
  import_id: String(row.id),
  shop_id: String(row.shopId),
  kind: row.kind,
  file_name: row.fileName,
  state: row.state as ImportState,
  created_at: row.createdAt.toISOString(),
  applied_at: row.appliedAt?.toISOString() ?? null,
  finished_at: row.finishedAt?.toISOString() ?? null,
  lines: row.lines,
  new: row.newLines,
  changed: row.changedLines,
  same: row.sameLines,
  wrong: row.wrongLines,
  done: row.doneLines,
  failed: row.failedLines,
})

/** The faults of lines and then those of pictures, in the order of the lines; `limit` lines with faults at most. */
export async function faultsOf(db: Db, importId: bigint, limit: number): Promise<ImportFault[]> {
  const lines = await db
    .select({ faults: importLines.faults })
    .from(importLines)
    .where(and(eq(importLines.importId, importId), sql`${importLines.faults} <> '[]'::jsonb`))
    .orderBy(asc(importLines.line))
    .limit(limit)
  const pictures = await db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'failed')))
    .orderBy(asc(importPictures.line), asc(importPictures.id))
    .limit(limit)
  const ofPictures = pictures.map(({ line, skuId, source, rule }) => ({
    ...{ line, column: skuId === null ? 'images' : 'sku_image', rule: rule as ImportFault['rule'] },
    params: { text: source.slice(0, 300) },
  }))
  return [...lines.flatMap(({ faults }) => faults), ...ofPictures].sort((a, b) => a.line - b.line).slice(0, limit)
}

export async function presentImport(db: Db, row: ImportRow): Promise<Import> {
  const pictures = one(
    await rows<Import['pictures']>(
      db,
      sql`
        select count(*) filter (where state in ('waiting', 'fetched'))::int as waiting,
          count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed
        from ${importPictures} where import_id = ${row.id}`,
    ),
  )
  const errors = await faultsOf(db, row.id, IMPORT_ERRORS_SHOWN)
  return { ...presentRow(row), skip_errors: row.skipErrors, pictures, errors: errors.map((each) => ({ ...each })) }
}

/** A page of the shop's imports, the newest first. */
export async function listImports(db: Db, shop: SellerShop, fields: PageFields): Promise<Data<'sellerImports'>> {
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: imports.id }).from(imports).where(visible(shop))),
    rows: db.select().from(imports).where(visible(shop)).orderBy(desc(imports.id)),
    present: (found) => found.map(presentRow),
  })
}
