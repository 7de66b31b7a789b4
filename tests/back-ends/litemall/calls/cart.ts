/** The cart. */
import type { CartLine, Goods, Product } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { anyById, insert, liveById, update } from '../shop/shop'
import type { Answer } from '../wire/answers'
import { badArgument, badArgumentValue, ERRNO, fail, ok, Refusal, serverFault } from '../wire/answers'
import type { Body } from '../wire/body'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { linesOf, totalOf } from './cart-lines'

const countOf = (lines: readonly CartLine[]) => lines.reduce((sum, { number }) => sum + number, 0)

/** The cart as it stands, after lines whose goods are gone or off sale have been deleted from it. */
function contents(shop: Shop, userId: number): Answer {
  for (const line of linesOf(shop, userId)) {
    if (!liveById(shop.goods, line.goodsId)?.isOnSale) line.deleted = true
  }
  const cartList = linesOf(shop, userId)
  const checked = cartList.filter((line) => line.checked)
  return ok({
    cartList,
    cartTotal: {
      goodsCount: countOf(cartList),
      goodsAmount: totalOf(cartList),
      checkedGoodsCount: countOf(checked),
      checkedGoodsAmount: totalOf(checked),
    },
  })
}

/** How many pieces are in the cart, also of goods that are off sale by now. */
const pieces = (shop: Shop, userId: number) => ok(countOf(linesOf(shop, userId)))

/** What a request says about one line. */
interface Wanted {
  readonly id: number | null
  readonly goodsId: number
  readonly productId: number
  readonly number: number
}

/** Reads a line; its parts are checked only after the session. */
function wantedOf(body: Body): () => Wanted {
  const bean = body.bean()
  const id = bean.int('id')
  const goodsId = bean.int('goodsId')
  const productId = bean.int('productId')
  const number = bean.short('number')
  return () => {
    // The number is unpacked before anybody looks whether it is there
    if (number === null) throw serverFault()
    if (productId === null || goodsId === null || number <= 0) throw new Refusal(badArgument())
    return { id, goodsId, productId, number }
  }
}

function goodsToBuy(shop: Shop, goodsId: number): Goods {
  const goods = liveById(shop.goods, goodsId)
  if (!goods?.isOnSale) throw new Refusal(fail(ERRNO.goodsOffSale, '商品已下架'))
  return goods
}

function productInStock(shop: Shop, productId: number, number: number, errno: number): Product {
  const product = anyById(shop.products, productId)
  if (!product || product.number < number) throw new Refusal(fail(errno, '库存不足'))
  return product
}

/** Puts a product into the cart, or changes how many there are if it is there already. */
function put(shop: Shop, userId: number, wanted: Wanted, isAdded: boolean): CartLine {
  const { goodsId, productId, number } = wanted
  const goods = goodsToBuy(shop, goodsId)
  const present = linesOf(shop, userId).find((line) => line.goodsId === goodsId && line.productId === productId)
  const total = number + (isAdded ? (present?.number ?? 0) : 0)
  const product = productInStock(shop, productId, total, ERRNO.goodsOutOfStock)
  if (present) {
    update(present, { number: total })
    return present
  }
  // Nothing checks that the product is one of these goods: the name is taken from one, the price from the other
  return insert(shop.cart, {
    userId,
    goodsId,
    goodsSn: goods.goodsSn,
    goodsName: goods.name,
    productId,
    price: product.price,
    number,
    specifications: product.specifications,
    checked: true,
    picUrl: product.url || goods.picUrl,
  })
}

function add(call: Call) {
  const wanted = wantedOf(call.body)
  const userId = userOf(call)
  put(call.shop, userId, wanted(), true)
  return pieces(call.shop, userId)
}

function fastAdd(call: Call) {
  const wanted = wantedOf(call.body)
  const userId = userOf(call)
  return ok(put(call.shop, userId, wanted(), false).id)
}

function change(call: Call) {
  const { shop, body } = call
  const read = wantedOf(body)
  const userId = userOf(call)
  const { id, goodsId, productId, number } = read()
  if (id === null) return badArgument()
  const line = liveById(linesOf(shop, userId), id)
  if (line?.goodsId !== goodsId || line.productId !== productId) return badArgumentValue()
  goodsToBuy(shop, goodsId)
  // Too few in stock has the number of goods that are off sale here, unlike in the other calls
  productInStock(shop, productId, number, ERRNO.goodsOffSale)
  update(line, { number })
  return ok()
}

function check(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const userId = userOf(call)
  const productIds = tree.ints('productIds')
  const value = tree.int('isChecked')
  if (productIds === null || value === null) return badArgument()
  // An empty list makes a statement that the database does not understand
  if (productIds.length === 0) throw serverFault()
  for (const line of linesOf(shop, userId)) {
    if (productIds.includes(line.productId)) update(line, { checked: value === 1 })
  }
  return contents(shop, userId)
}

function remove(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const userId = userOf(call)
  const productIds = tree.ints('productIds')
  if (productIds === null || productIds.length === 0) return badArgument()
  for (const line of linesOf(shop, userId)) {
    if (productIds.includes(line.productId)) line.deleted = true
  }
  return contents(shop, userId)
}

/** Calls of the cart. */
export const CART_CALLS: Calls = {
  'cart/index': ['GET', (call) => contents(call.shop, userOf(call))],
  'cart/add': ['POST', add],
  'cart/fastadd': ['POST', fastAdd],
  'cart/update': ['POST', change],
  'cart/checked': ['POST', check],
  'cart/delete': ['POST', remove],
  'cart/goodscount': ['GET', ({ shop, userId }) => (userId === null ? ok(0) : pieces(shop, userId))],
}
