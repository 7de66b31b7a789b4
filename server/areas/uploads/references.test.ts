import { sql } from 'drizzle-orm'
import { rows } from '../../kernel/db/rows'
import type { Database, Tx } from '../../kernel/db/types'
import { createTestDatabase } from '../../testing/database'
import { newFileName } from './file-names'
import { REFERENCES, UNREFERENCED } from './references'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Texts whose name says that they could be a picture; any JSON could hold one. */
const TELLING =
  'image|picture|photo|path|file|proof|avatar|logo|icon|banner|signature|media|id_front|id_back|source|cover'

/** Those that hold none, or none that keeps an upload. */
const HOLD_NONE: Readonly<Record<string, readonly string[]>> = {
  'texts by language, names, numbers and states': [
    ...['shops.texts', 'shops.returns', 'shop_shipping_methods.names', 'categories.names'],
    ...['categories.size_guide'],
    ...['products.names', 'products.descriptions', 'products.short_descriptions', 'product_options.names'],
    ...['articles.title', 'articles.summary', 'articles.content', 'policies.title', 'policies.content'],
    ...['adverts.title', 'adverts.text', 'notices.title', 'notices.text', 'order_lines.name', 'order_lines.options'],
    ...['orders.arrival_method', 'orders.address', 'orders.customer', 'skus.options', 'dropped_skus.options'],
    ...['users.mails_off', 'closings.hidden_products', 'quotes.shipping_methods', 'wallet_records.order_ids'],
    ...['wallet_records.payout', 'webhooks.events', 'import_lines.was_prices', 'import_lines.faults', 'settings.value'],
    ...['imports.file_name'],
  ],
  'what was said of a change: a path in it is told, and not shown': ['audits.before', 'audits.after'],
  'what a line asks for: it is looked up when the line is applied, and refused if it is gone': ['import_lines.cells'],
  'where a picture came from: forgotten with the picture': ['picture_sources.source', 'picture_sources.path'],
  'what a letter tells of: its pictures are those of the order': ['mails.params'],
  'files that are about to be deleted': ['closings.files'],
}

async function couldHold(): Promise<string[]> {
  const found = await rows<{ name: string }>(
    database.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (data_type in ('json', 'jsonb')
        or (data_type in ('text', 'character varying', 'ARRAY') and column_name ~ ${TELLING}))
      order by 1`,
  )
  return found.map(({ name }) => name)
}

const WHAT_TO_DO = 'say in server/areas/uploads/references.ts that it refers to uploads, or here that it does not'

it('knows of every column whether it refers to uploads [upload.taken-off]', async () => {
  const known = [...Object.keys(REFERENCES), ...Object.values(HOLD_NONE).flat()]
  const unknown = (await couldHold()).filter((column) => !known.includes(column))
  expect(unknown.map((column) => `${column}: ${WHAT_TO_DO}`)).toEqual([])
})

it('names only columns that exist, each once', async () => {
  const found = await rows<{ name: string }>(
    database.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const there = found.map(({ name }) => name)
  const known = [...Object.keys(REFERENCES), ...Object.values(HOLD_NONE).flat()]
  expect(known.filter((column) => !there.includes(column))).toEqual([])
  expect(known.filter((column, place) => known.indexOf(column) !== place)).toEqual([])
})

/** What a column holds that refers to an upload, as JSON; all others hold its path. */
const HELD: Readonly<Record<string, (name: string) => unknown>> = {
  ...Object.fromEntries(
    [
      ...['users.avatar', 'seller_applications.id_front', 'seller_applications.id_back'],
      ...['seller_applications.signature', 'wallet_records.proof', 'import_pictures.name'],
    ].map((column) => [column, (name: string) => name]),
  ),
  'refunds.images': (name) => ['other', name],
  'reviews.images': (name) => ['other', name],
  'product_options.values': (name) => [{ value: 's' }, { value: 'm', image: `/uploads/${name}` }],
  'orders.shop': (name) => ({ name: 'Mill', image: `/uploads/${name}` }),
}
const pathOf = (name: string) => `/uploads/${name}`

const USER = '7'
/** What the rows of some tables need besides. */
const OWNED = { id: USER, user_id: USER, settled: false }

/** Whether nothing refers to the upload. Tables of the transaction stand before those of the database. */
async function isUnreferenced(tx: Tx, name: string): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select from (select ${USER}::bigint as user_id, ${name}::text as name, ${pathOf(name)}::text as path) u
      where ${UNREFERENCED}`,
  )
  return found.length > 0
}

it.each(Object.keys(REFERENCES))('an upload in %s stays [upload.taken-off]', async (column) => {
  const [table = '', named = ''] = column.split('.')
  const name = newFileName('product')
  const undo = new Error('undone')
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`create temp table "${table}" as select * from public."${table}" with no data`))
    expect(await isUnreferenced(tx, name)).toBe(true)
    const row = { ...OWNED, [named]: (HELD[column] ?? pathOf)(name) }
    await tx.execute(
      sql`insert into ${sql.identifier(table)} select * from jsonb_populate_record(
        null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`,
    )
    expect(await isUnreferenced(tx, name)).toBe(false)
    expect(await isUnreferenced(tx, newFileName('product'))).toBe(true)
    throw undo
  })
  await expect(work).rejects.toBe(undo)
})
