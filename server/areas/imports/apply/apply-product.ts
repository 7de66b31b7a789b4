/** Writes the lines of one product, by the functions of its editor [rule.import-apply]. */
import { moveProductTo } from '../../catalogue/move-products'
import type { ImportFault } from '@contract/base/import-constants'
import { importPictures } from '../../../kernel/db/schema/imports'
import type { Tx } from '../../../kernel/db/types'
import { findOwnProduct, lockProduct, type ProductDetails } from '../../seller/products/product-details'
import { moveProducts } from '../../seller/products/move'
import { saveProduct } from '../../seller/products/save'
import { takeTurns } from '../../seller/products/write'
import { dealPrices } from '../../seller/prices'
import { record, type ShopActor } from '../../seller/record'
import { setStock } from '../../seller/stock/set-stock'
import { codesOf, ownersOf } from '../check/check-products'
import { codeOf } from '../check/group'
import { knownOf } from '../check/known'
import { planGroup } from '../check/plan-group'
import { leavesSaleFor, movesTo, type Proposal, type WantedState } from '../check/propose'
import { readShelf, type Shelf } from '../check/shelf'
import { LinesRefused } from './lines-refused'
import type { StoredLine } from './stored-line'

/** The product in its wanted state; pictures that are still to be fetched come first. */
export async function moveTo(
  tx: Tx,
  actor: ShopActor,
  goods: ProductDetails,
  wanted: WantedState,
): Promise<ImportFault['rule'] | null> {
  const { id, state } = goods.row
  const moves = movesTo(state, wanted)
  if (moves === null) return 'not_allowed'
  for (const to of moves) {
    if (to === 'rest') {
      await moveProductTo(tx, id, 'withdrawn', actor.at)
      const change = { before: { state: 'draft' }, after: { state: 'withdrawn' } }
      await record(tx, actor, { action: 'withdraw', subject: 'products', id, ...change })
      continue
    }
    const { refused } = await moveProducts(tx, actor, [String(id)], to)
    if (refused[0]) return refused[0].reason
  }
  return null
}

/** Queues the pictures that have to be fetched, with those that are there and stand between them. */
async function queuePictures(
  tx: Tx,
  stored: readonly StoredLine[],
  importId: bigint,
  goods: ProductDetails,
  { images, skuImages }: Proposal,
  pathOf: (source: string) => string | undefined,
) {
  const place = stored[0]?.place ?? 0
  const base = { importId, place, productId: goods.row.id }
  const rowOf = (source: string, more: { line: number; skuId: bigint | null; position: number }) => {
    const path = pathOf(source)
    return {
      ...base,
      ...more,
      source,
      path: path ?? null,
      state: path === undefined ? ('waiting' as const) : ('fetched' as const),
    }
  }
  const ofProduct = (images ?? []).map((source, position) => rowOf(source, { line: place, skuId: null, position }))
  const ofSkus = goods.skus.flatMap((sku) => {
    const source = skuImages.get(sku.sku.toUpperCase())
    const line = stored.find((each) => codeOf(each) === sku.sku.toUpperCase())?.line ?? place
    return source === undefined ? [] : [rowOf(source, { line, skuId: sku.id, position: 0 })]
  })
  const all = [...ofProduct, ...ofSkus]
  if (all.length > 0) await tx.insert(importPictures).values(all)
}

interface Applying {
  readonly importId: bigint
  readonly actor: ShopActor
  readonly shelves: Shelves
}

/** Categories and brands, read once for many products; null after a change, which may be undone. */
export interface Shelves {
  shelf: Shelf | null
}

/** The product of these lines, locked; null: a new one. Refuses the lines if somebody has changed it since the check. */
async function lockRow(tx: Tx, { shop }: ShopActor, stored: readonly StoredLine[]): Promise<ProductDetails | null> {
  const [first] = stored
  if (!first) throw new Error('a group has a line')
  const owners = await ownersOf(tx, shop.id, codesOf(stored))
  const owner = stored
    .map((line) => owners.get(codeOf(line)) ?? owners.get((line.cells.product ?? '').toUpperCase()))
    .find((id) => id !== undefined)
  const goods = owner === undefined ? null : await lockProduct(tx, shop, owner)
  if ((goods?.row.version ?? null) !== first.version)
    throw new LinesRefused([{ line: first.line, column: '', rule: 'changed' }])
  return goods
}

/** Throws LinesRefused, and the refusals of the functions that it uses. */
export async function applyProduct(
  tx: Tx,
  { importId, actor, shelves }: Applying,
  stored: readonly StoredLine[],
): Promise<void> {
  const [first] = stored
  if (!first) return
  await takeTurns(tx, actor.shop.id)
  const goods = await lockRow(tx, actor, stored)
  const lines = stored.map((line) => ({ ...line, faults: [] }))
  const shelf = (shelves.shelf ??= await readShelf(tx))
  const known = await knownOf(tx, { shopId: actor.shop.id, shelf }, lines)
  const deal = goods ? (await dealPrices(tx, [goods.row.id], actor.at)).get(goods.row.id) : undefined
  const { proposal, faults, changesProduct, changed } = planGroup({
    lines,
    goods,
    known,
    deal,
    stockIsOperators: false,
  })
  if (faults.length > 0) throw new LinesRefused(faults)

  let saved = goods
  const { sent, stocks, state } = proposal
  const refuse = (rule: ImportFault['rule']) => new LinesRefused([{ line: first.line, column: 'state', rule }])
  // one that leaves sale may lose its pictures and variants: it leaves first
  if (goods && leavesSaleFor(state)) {
    const refused = await moveTo(tx, actor, goods, state)
    if (refused !== null) throw refuse(refused)
  }
  if (!goods || changesProduct || changed.size > 0) {
    if (proposal.brand !== null) shelves.shelf = null
    const brand = proposal.brand === null ? {} : { brand_name: proposal.brand }
    const shown = [...(sent.images ?? []), ...(sent.skus ?? []).map(({ image }) => image ?? {})].flatMap(({ path }) =>
      path === undefined ? [] : [path],
    )
    const target = goods ? { product_id: String(goods.row.id), version: goods.row.version } : {}
    saved = await saveProduct(tx, actor, { ...sent, ...brand, ...target }, shown)
  }
  if (!saved) return
  const items = stocks.flatMap(({ skuId, stock, line }) => {
    const { was } = stored.find((each) => each.line === line.line) ?? { was: null }
    return was === null || was === stock ? [] : [{ sku_id: String(skuId), stock, was }]
  })
  if (items.length > 0) await setStock(tx, actor, { items, reason: 'count', note: `Import ${importId}` })
  await queuePictures(tx, stored, importId, saved, proposal, known.pictureOf)
  if (state === null || proposal.images !== null) return
  const refused = await moveTo(tx, actor, await findOwnProduct(tx, actor.shop, saved.row.id), state)
  if (refused !== null) throw refuse(refused)
}
