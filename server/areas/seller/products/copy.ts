/** Copies a product. */
import { PRODUCT_TEXT_MAX } from '@contract/base/product-constants'
import type { Tx } from '../../../kernel/db/types'
import type { ShopActor } from '../record'
import { draftOf } from './draft'
import { readFacts } from './facts'
import { findOwnProduct, type ShownProduct } from './product-details'
import { takeTurns, takenCodes, writeProduct } from './write'

const UNCUT = PRODUCT_TEXT_MAX.sku - 10

/** `MUG` → `MUG-2`; a long one is shortened, and gets its position so that it stays unique. */
const numbered = (sku: string, number: number, place: number) =>
  sku.length <= UNCUT ? `${sku}-${number}` : `${sku.slice(0, UNCUT)}-${number}.${place}`

/** Numbered SKUs that are free in the shop. */
async function freeCodes(tx: Tx, shopId: bigint, codes: readonly string[]): Promise<string[]> {
  for (let number = 2; ; number += 1) {
    const wanted = codes.map((sku, place) => numbered(sku, number, place))
    const capitals = wanted.map((sku) => sku.toUpperCase())
    if ((await takenCodes(tx, shopId, null, capitals)).size === 0) return wanted
  }
}

/** A draft with the texts, pictures, axes, variants on offer and prices of a product, and no stock. */
export async function copyProduct(tx: Tx, actor: ShopActor, id: bigint): Promise<ShownProduct> {
  await takeTurns(tx, actor.shop.id)
  const draft = draftOf(await findOwnProduct(tx, actor.shop, id))
  const offered = draft.skus.filter(({ discontinued }) => !discontinued)
  const copied = offered.length > 0 ? offered : draft.skus
  const codes = await freeCodes(
    tx,
    actor.shop.id,
    copied.map(({ sku }) => sku),
  )
  const skus = copied.map((sku, place) => ({
    ...sku,
    id: null,
    sku: codes[place] ?? '',
    discontinued: false,
    stock: 0,
  }))
  const sent = { category_id: String(draft.categoryId), brand_id: String(draft.brandId) }
  const { needed, ...shelf } = await readFacts(tx, actor, null, sent)
  return { ...(await writeProduct(tx, actor, { goods: null, draft: { ...draft, skus }, needed, shelf })), remark: '' }
}
