/** Imports and exports of a shop. */
import type { Data } from '@contract/all-calls'
import type { ImportFault, ImportKind } from '@contract/base/import-constants'
import { one } from '@contract/rules/lists'
import { call, ok, send, type Answer, type Sender } from './client'
import { runImports, sql } from './control'
import { csvOf } from './csv-files'

export type Imported = Data<'sellerImport'>['import']
type Lines = readonly (readonly string[])[]

export const blob = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content])

/** The answer to a file, which may be a refusal. */
export const sendFile = (by: Sender, kind: ImportKind, content: string | Uint8Array<ArrayBuffer>, shop_id?: string) =>
  call('sellerImport', { kind, ...(shop_id === undefined ? {} : { shop_id }) }, { ...by, file: blob(content) })

/** A checked file of these lines, the header first. */
export async function checked(by: Sender, kind: ImportKind, lines: Lines, shop_id?: string): Promise<Imported> {
  const { code, data } = await sendFile(by, kind, csvOf(...lines), shop_id)
  if (code !== 200) throw new Error(`sellerImport: ${code} ${JSON.stringify(data)}`)
  return data.import
}

export const stateOf = async (by: Sender, { import_id, shop_id }: Imported) =>
  (await ok('sellerImportState', { import_id, shop_id }, by)).import

/** The same, applied to its end. */
export async function applied(by: Sender, kind: ImportKind, lines: Lines, shop_id?: string): Promise<Imported> {
  const made = await checked(by, kind, lines, shop_id)
  await ok('sellerImportApply', { import_id: made.import_id, shop_id: made.shop_id, skip_errors: true }, by)
  await runImports()
  return stateOf(by, made)
}

/** `line column rule`, as the tests compare faults. */
export const faultsIn = (faults: readonly ImportFault[]) =>
  faults.map(({ line, column, rule }) => `${line} ${column} ${rule}`)

/** The faults of a file that was refused as a whole. */
export const lineFaults = ({ data }: Answer) =>
  faultsIn((data as { lines?: readonly ImportFault[] } | null)?.lines ?? [])

/** The text of an export, without its mark. */
export async function exported(by: Sender, kind: ImportKind, shop_id: string): Promise<string> {
  const { status, message } = await send('sellerExport', { kind, shop_id }, by)
  if (status !== 200) throw new Error(message)
  return message.replace(/^\ufeff/, '')
}

/** A category without others below it, and a brand, as files name them. */
export async function fileShelf() {
  const row = one(
    await sql<{ category: string; brand: string }>(
      `select (select max(c.id) from categories c where not exists (select from categories b where b.parent_id = c.id))::text
       as category, (select name from brands order by id limit 1) as brand`,
    ),
  )
  return row
}

/** The pieces of a shop's variant. */
export async function stockOfSku(shopId: string, sku: string): Promise<number> {
  const row = one(await sql<{ stock: number }>(`select stock from skus where shop_id = ${shopId} and sku = '${sku}'`))
  return row.stock
}

/** The columns of the dishes. */
export const HEADER = [
  'sku',
  'product',
  'name_en',
  'name_es',
  'category',
  'brand',
  'price',
  'special_price',
  'stock',
  'option_1',
  'value_1',
]

/** A mug in two sizes, and a bowl. */
export async function dishes() {
  const { category, brand } = await fileShelf()
  return [
    HEADER,
    ['MUG-S', 'mug', 'Mug', 'Taza', category, brand, '12.50', '10', '8', 'Size', 'Small'],
    ['MUG-L', 'mug', '', '', '', '', '16', '', '3', 'Size', 'Large'],
    ['BOWL', '', 'Bowl', '', category, brand, '20.00', '', '5', '', ''],
  ]
}

/** The shop's products, by name. */
export async function productsOf(seller: Sender) {
  const { list } = await ok('sellerProducts', { sort: 'name', page_size: 50 }, seller)
  return Promise.all(list.map(async ({ product_id }) => (await ok('sellerProduct', { product_id }, seller)).product))
}
