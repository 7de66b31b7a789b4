/** The changes of a buyer's cart. Each locks the cart first. */
import { Code } from '@contract/codes'
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/constants'
import type { CartItem } from '@contract/entities/cart'
import type { Data, Fields } from '@contract/all-calls'
import { one, zip } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { putBasket } from './basket'
import { checkAvailable, findForCart, findSku, findSkus, type FoundSku } from './find-sku'
import type { Goods } from './goods'
import { loadGoods } from './load-goods'
import {
  addLine,
  addLines,
  cartItemsCount,
  lockCart,
  ownLines,
  readLines,
  removeLines,
  selectLines,
  setQuantity,
  setSkuQuantity,
} from './lines'
import type { WantedLine } from './price-cart'

interface Change {
  readonly userId: bigint
  readonly now: Date
}

/**
 * Adds pieces to the line of their SKU, or a new line, and selects it. Pieces already in the cart count against the
 * stock. Returns the pieces of all lines.
 */
export async function add(tx: Tx, { userId, now }: Change, fields: Fields<'cartAdd'>): Promise<number> {
  await lockCart(tx, userId)
  const { product_id: productId, custom_option_sku: variant } = fields
  const { found, lines } = await findForCart(tx, { userId, productId, variant })
  const line = lines.find(({ skuId }) => skuId === found.skuId)
  const qty = (line?.qty ?? 0) + fields.qty
  checkAvailable(found, qty)
  if (line) await setQuantity(tx, line.itemId, qty, { selected: true })
  else await addLine(tx, { userId, skuId: found.skuId, qty, createdAt: now }, lines.length)
  return lines.reduce((sum, other) => sum + other.qty, fields.qty)
}

async function goodsOf(tx: Tx, { skuId }: WantedLine, now: Date): Promise<Goods> {
  const goods = (await loadGoods(tx, [skuId], now)).get(skuId)
  if (!goods) throw new Refusal(Code.productInvalid)
  return goods
}

/**
 * Puts these pieces into a new basket, instead of the previous one; the cart is unchanged. Returns the basket, and
 * the pieces of the cart.
 */
export async function buyNow(
  tx: Tx,
  { userId, now }: Change,
  { product_id, custom_option_sku, qty }: Fields<'cartAdd'>,
): Promise<Data<'cartAdd'>> {
  await lockCart(tx, userId)
  const found = await findSku(tx, BigInt(product_id), custom_option_sku)
  checkAvailable(found, qty)
  const basket_id = await putBasket(tx, { userId, skuId: found.skuId, qty, createdAt: now })
  return { items_count: await cartItemsCount(tx, userId), basket_id }
}

/** Changes a line to another variant of the same product; merges it with an existing line of that variant. */
async function changeOption(tx: Tx, { userId, now }: Change, line: WantedLine, variant: string): Promise<void> {
  const { productId } = await goodsOf(tx, line, now)
  const found = await findSku(tx, productId, variant)
  if (found.skuId === line.skuId) return
  const lines = await readLines(tx, userId)
  const other = lines.find(({ skuId }) => skuId === found.skuId)
  const qty = (other?.qty ?? 0) + line.qty
  checkAvailable(found, qty)
  const selected = line.selected || other?.selected === true
  await removeLines(tx, userId, [line.itemId])
  if (other) await setQuantity(tx, other.itemId, qty, { selected })
  else await addLine(tx, { userId, skuId: found.skuId, qty, selected, createdAt: now }, lines.length - 1)
}

const required = (field: string) => fieldRefusal(Code.missingParameters, [{ field, rule: 'required' }])

function wantedQuantity({ up_type, qty }: Fields<'cartUpdate'>, line: WantedLine): number {
  if (up_type === 'add_one') return line.qty + 1
  if (up_type === 'set') {
    if (qty === undefined) throw required('qty')
    return qty
  }
  if (line.qty > 1) return line.qty - 1
  throw fieldRefusal(Code.invalidParameter, [{ field: 'qty', rule: 'min', params: { limit: 1 } }])
}

/** One more, one less, a quantity, a variant, or removal. */
export async function update(tx: Tx, change: Change, fields: Fields<'cartUpdate'>): Promise<void> {
  const { userId, now } = change
  const itemIds = fields.item_id.split(',').map(BigInt)
  if (itemIds.length > 1 && fields.up_type !== 'remove') {
    throw fieldRefusal(Code.invalidParameter, [{ field: 'item_id', rule: 'format' }])
  }
  await lockCart(tx, userId)
  const line = one(await ownLines(tx, userId, itemIds))
  if (fields.up_type === 'remove') return removeLines(tx, userId, itemIds)
  if (fields.up_type === 'option') {
    if (!fields.custom_option_sku) throw required('custom_option_sku')
    return changeOption(tx, change, line, fields.custom_option_sku)
  }
  const qty = wantedQuantity(fields, line)
  const goods = await goodsOf(tx, line, now)
  // Fewer pieces are allowed even if the stock is lower still, so that the buyer can get down to it.
  checkAvailable(goods, qty < line.qty ? Math.min(qty, goods.stock) : qty)
  await setQuantity(tx, line.itemId, qty)
}

/** Selects one line. Throws 2000021 if it cannot be bought. */
export async function selectOne(tx: Tx, { userId, now }: Change, itemId: bigint, checked: boolean): Promise<void> {
  await lockCart(tx, userId)
  const line = one(await ownLines(tx, userId, [itemId]))
  const { withdrawn, stock } = await goodsOf(tx, line, now)
  if (checked && (withdrawn || stock === 0)) throw new Refusal(Code.productInvalid)
  await selectLines(tx, userId, [itemId], checked)
}

/** Selects every line that can be bought, or none. */
export async function selectAll(tx: Tx, { userId, now }: Change, checked: boolean): Promise<void> {
  await lockCart(tx, userId)
  const lines = await readLines(tx, userId)
  const goods = await loadGoods(
    tx,
    lines.map(({ skuId }) => skuId),
    now,
  )
  const buyable = lines.filter(({ skuId }) => {
    const found = goods.get(skuId)
    return found !== undefined && !found.withdrawn && found.stock > 0
  })
  const itemIds = (checked ? buyable : lines).map(({ itemId }) => itemId)
  await selectLines(tx, userId, itemIds, checked)
}

/** Adds one item of a visitor's cart to `lines`, limited to the stock. Returns whether it was limited. */
function mergeItem(found: FoundSku | null, pieces: number, lines: Map<bigint, number>): boolean {
  if (!found || found.withdrawn || found.stock === 0) return true
  const { skuId, stock } = found
  const held = lines.get(skuId)
  if (held === undefined && lines.size >= CART_LINES_MAX) return true
  const wanted = (held ?? 0) + pieces
  // Only the added lines are limited, not those of the buyer's cart.
  const qty = Math.max(Math.min(wanted, stock, CART_LINE_MAX), held ?? 0)
  lines.set(skuId, qty)
  return qty < wanted
}

/** Adds a visitor's cart to the buyer's. Returns the products of which fewer pieces were added. */
export async function merge(tx: Tx, { userId, now }: Change, items: readonly CartItem[]): Promise<string[]> {
  await lockCart(tx, userId)
  const found = zip(items, await findSkus(tx, items))
  const before = new Map((await readLines(tx, userId)).map(({ skuId, qty }) => [skuId, qty]))
  const lines = new Map(before)
  const clamped = new Set<string>()
  for (const [{ product_id, qty }, sku] of found) if (mergeItem(sku, qty, lines)) clamped.add(product_id)
  const fresh = [...lines].filter(([skuId]) => !before.has(skuId)).map(([skuId, qty]) => ({ skuId, qty }))
  const added = await addLines(tx, { userId, createdAt: now }, fresh)
  const gone = fresh.filter(({ skuId }) => !added.has(skuId)).map(({ skuId }) => skuId)
  for (const [{ product_id }, sku] of found) if (sku && gone.includes(sku.skuId)) clamped.add(product_id)
  for (const [skuId, qty] of lines) {
    if (before.has(skuId) && qty !== before.get(skuId)) await setSkuQuantity(tx, userId, skuId, qty)
  }
  return [...clamped]
}
