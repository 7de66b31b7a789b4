/** The viewers of every screen, with their data; created once per process, because its tests only read. */
import type { OrderSummary } from '@contract/entities/order'
import { CART_LINE_MAX } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { ok } from '../../../contract/support/client'
import type { Buyer } from '../../../contract/support/people'
import { knownBuyer } from '../../walk/screens'
import type { Seen, Viewer } from './every-page'

export interface Account {
  readonly email: string
  readonly password: string
}

export interface Looking {
  readonly token?: string
  /** The owner of the token. */
  readonly account?: Account
  readonly seen: Seen
}

const demo = (email: string): Account => ({ email, password: 'souk-demo-1' })
const DEMO = { customer: demo('buyer@souk.test'), seller: demo('seller@souk.test') }

async function demoToken(who: keyof typeof DEMO): Promise<string> {
  const session = await ok('login', DEMO[who])
  return session['access-token']
}

function orderFor(orders: readonly OrderSummary[], what: string, fits: (order: OrderSummary) => boolean): string {
  const found = orders.find(fits)
  if (!found) throw new Error(`the demo's buyer has no order that ${what}`)
  return found.order_id
}

/** Fills the cart with different kinds of lines: variants of two shops, and the whole stock of the scarcest product. */
async function fillCart(buyer: Buyer): Promise<void> {
  const { list } = await ok('getAllProducts', { in_stock: true, page_size: 50 })
  const withOptions = list.filter((card) => card.has_options)
  const elsewhere = withOptions.find(({ shop_id }) => shop_id !== withOptions[0]?.shop_id)
  for (const { product_id } of [...withOptions.slice(0, 1), ...(elsewhere ? [elsewhere] : [])]) {
    const { skus } = await ok('product', { product_id })
    const inStock = skus.find(({ stock }) => stock > 0)
    await ok('cartAdd', { product_id, qty: 1, custom_option_sku: inStock?.sku }, buyer)
  }
  const scarce = one(list.filter((card) => !card.has_options).sort((a, b) => a.stock - b.stock))
  await ok('cartAdd', { product_id: scarce.product_id, qty: Math.min(scarce.stock, CART_LINE_MAX) }, buyer)
}

async function prepare() {
  const { buyer, known } = await knownBuyer()
  await fillCart(buyer)
  const [customer, seller] = [await demoToken('customer'), await demoToken('seller')]
  const { list } = await ok('orders', { page_size: 50 }, { token: customer })
  const sales = await ok('sellerOrders', { tab: 'all', page_size: 1 }, { token: seller })
  const seen: Seen = {
    ...known,
    sentId: orderFor(list, 'is on its way', ({ status }) => status === 'in_transit' || status === 'delivered'),
    arrivedId: orderFor(list, 'can be commented on', ({ actions }) => actions.includes('comment')),
    saleId: one(sales.list).order_id,
    paidId: orderFor(list, 'can be given back', ({ actions }) => actions.includes('refund')),
  }
  return {
    seen,
    tokens: { visitor: undefined, shopper: buyer.token, customer, seller },
    accounts: { visitor: undefined, shopper: buyer as Account, ...DEMO },
  }
}

let prepared: ReturnType<typeof prepare> | undefined

/** The viewer, with the ids that the links of the screens need. */
export async function seenBy(viewer: Viewer): Promise<Looking> {
  prepared ??= prepare()
  const { seen, tokens, accounts } = await prepared
  return { token: tokens[viewer], account: accounts[viewer], seen }
}
