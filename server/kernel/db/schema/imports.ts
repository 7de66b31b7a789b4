/** Imports of CSV files, their lines, and the pictures that they name. Lines and pictures are deleted after 30 days. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ImportFault, ImportKind, ImportState } from '../../../../contract/base/import-constants'
import { big as ref, createdAt, falling, id, time } from '../columns'
import { shops } from './catalogue'

export const imports = pgTable(
  'imports',
  {
    id: id(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** The author. */
    userId: ref('user_id').notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, in hex. */
    digest: text('digest').notNull(),
    /** `checking` while its lines are being written; nobody is shown it. */
    state: text('state').$type<ImportState | 'checking'>().notNull(),
    skipErrors: boolean('skip_errors').notNull().default(false),
    lines: integer('lines').notNull().default(0),
    newLines: integer('new_lines').notNull().default(0),
    changedLines: integer('changed_lines').notNull().default(0),
    sameLines: integer('same_lines').notNull().default(0),
    wrongLines: integer('wrong_lines').notNull().default(0),
    doneLines: integer('done_lines').notNull().default(0),
    failedLines: integer('failed_lines').notNull().default(0),
    appliedAt: time('applied_at'),
    finishedAt: time('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('imports_of_shop').on(t.shopId, falling(t.id)),
    index('imports_running')
      .on(t.appliedAt)
      .where(sql`state = 'running'`),
    check('imports_state', sql`${t.state} IN ('checking', 'checked', 'running', 'done', 'stopped')`),
  ],
)

interface Priced {
  readonly price: string
  readonly special_price: string | null
}

export type LineState = 'new' | 'changed' | 'same' | 'wrong' | 'done' | 'failed'

export const importLines = pgTable(
  'import_lines',
  {
    importId: ref('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its line in the file, counted from 1 with the header. */
    line: integer('line').notNull(),
    /** What is written together, such as the variants of a product: the place of the first line among these. */
    place: integer('place').notNull(),
    /** The cells with a content, by column. */
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    state: text('state').$type<LineState>().notNull(),
    faults: jsonb('faults').$type<ImportFault[]>().notNull().default([]),
    /** The stock when the line was checked; null: it sets none, or the variant is new. */
    was: integer('was'),
    /** The version of the product when the line was checked; null: it is new. */
    version: integer('version'),
    /** The prices when a line of prices was checked, in USD; null: it sets none. */
    wasPrices: jsonb('was_prices').$type<Priced>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('import_lines_place').on(t.importId, t.place),
    index('import_lines_waiting')
      .on(t.importId, t.place)
      .where(sql`state IN ('new', 'changed')`),
    check('import_lines_state', sql`${t.state} IN ('new', 'changed', 'same', 'wrong', 'done', 'failed')`),
  ],
)

export const importPictures = pgTable(
  'import_pictures',
  {
    id: id(),
    importId: ref('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The line that names it. */
    line: integer('line').notNull(),
    /** As with lines: the pictures of a product are shown together. */
    place: integer('place').notNull(),
    productId: ref('product_id').notNull(),
    /** Null: one of the product's pictures. */
    skuId: ref('sku_id'),
    position: integer('position').notNull(),
    /** An address, the name of a file in a ZIP, or the path of a picture that is there. */
    source: text('source').notNull(),
    /** `fetched`: it is there, and waits for the others of its product. */
    state: text('state').$type<'waiting' | 'fetched' | 'done' | 'failed'>().notNull(),
    /** The name of its upload, from before its files are written. */
    name: text('name'),
    /** The path that the product shows. */
    path: text('path'),
    rule: text('rule'),
    /** Whether its product shows it, or does without it. */
    settled: boolean('settled').notNull().default(false),
    /** When another server may try it, if the one that took it has ended. */
    takenUntil: time('taken_until'),
  },
  (t) => [
    index('import_pictures_place').on(t.importId, t.place),
    index('import_pictures_open')
      .on(t.id)
      .where(sql`NOT settled`),
    check('import_pictures_state', sql`${t.state} IN ('waiting', 'fetched', 'done', 'failed')`),
  ],
)

/** Where a shop's pictures came from, so that the same file does not fetch them again. */
export const pictureSources = pgTable(
  'picture_sources',
  {
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address, in hex. */
    source: text('source').notNull(),
    path: text('path').notNull(),
    at: time('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.source] }), index('picture_sources_path').on(t.path)],
)
