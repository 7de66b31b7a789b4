/** The changes of a buyer's cart. Each locks the cart first. */
import { Code } from '@contract/base/codes'
import type { Data, Fields } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { putBasket } from './basket'
import { checkAvailable, findForCart, findSku } from './find-sku'
import type { LineItem } from './line-items'
import { loadLineItems } from './load-line-items'
import { addLine, cartItemsCount, lockCart, ownLines, readLines, removeLines, selectLines, setQuantity } from './lines'
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

async function lineItemOf(tx: Tx, { skuId }: WantedLine, now: Date): Promise<LineItem> {
  const goods = (await loadLineItems(tx, [skuId], now)).get(skuId)
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
  const { id: basket_id } = await putBasket(tx, { userId, createdAt: now, lines: [{ skuId: found.skuId, qty }] })
  return { items_count: await cartItemsCount(tx, userId), basket_id }
}

/**
 * Changes a line, and its quantity, to another variant of the same product; merges it with an existing line of that
 * variant.
 */
async function changeOption(
  tx: Tx,
  { userId, now }: Change,
  line: WantedLine,
  { variant, pieces }: { readonly variant: string; readonly pieces: number },
): Promise<void> {
  const { productId } = await lineItemOf(tx, line, now)
  const found = await findSku(tx, productId, variant)
  if (found.skuId === line.skuId) return
  const lines = await readLines(tx, userId)
  const other = lines.find(({ skuId }) => skuId === found.skuId)
  const qty = (other?.qty ?? 0) + pieces
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
    return changeOption(tx, change, line, { variant: fields.custom_option_sku, pieces: fields.qty ?? line.qty })
  }
  const qty = wantedQuantity(fields, line)
  const goods = await lineItemOf(tx, line, now)
  // Fewer pieces are allowed even if the stock is lower still, so that the buyer can get down to it.
  checkAvailable(goods, qty < line.qty ? Math.min(qty, goods.stock) : qty)
  await setQuantity(tx, line.itemId, qty)
}

/** Selects one line. Throws 2000021 if it cannot be bought. */
export async function selectOne(tx: Tx, { userId, now }: Change, itemId: bigint, checked: boolean): Promise<void> {
  await lockCart(tx, userId)
  const line = one(await ownLines(tx, userId, [itemId]))
  const { withdrawn, stock } = await lineItemOf(tx, line, now)
  if (checked && (withdrawn || stock === 0)) throw new Refusal(Code.productInvalid)
  await selectLines(tx, userId, [itemId], checked)
}

/** Selects every line that can be bought, or none. */
export async function selectAll(tx: Tx, { userId, now }: Change, checked: boolean): Promise<void> {
  await lockCart(tx, userId)
  const lines = await readLines(tx, userId)
  const goods = await loadLineItems(
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
