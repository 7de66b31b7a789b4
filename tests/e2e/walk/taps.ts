/** Navigation by taps only: the tab bar, the sheets of a list and of a product, the tabs of the orders. */
import { one } from '@contract/rules/lists'
import { idOf, ids, pageIds } from '@/kit/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import { productIds } from '@/features/product/ids'
import { ordersIds } from '@/features/orders/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import type { Scenario } from './scenario'
import { knownBuyer } from './screens'

const TABS = [
  [ids.tabCategory, pageIds.categories],
  [ids.tabIndex, pageIds.index],
  [ids.tabCart, pageIds.cart],
  [ids.tabDashboard, pageIds.dashboard],
  [ids.tabHome, pageIds.home],
] as const

const TERM = 'bag'

/** Only the card itself, not its content. */
const cards = async (driver: Driver) =>
  (await driver.list('product-card-')).filter((id) => /^product-card-\d+$/.test(id))

const orders = async (driver: Driver) => (await driver.list('order-')).filter((id) => /^order-\d+$/.test(id))

async function goFromTabToTab(driver: Driver): Promise<void> {
  for (const [tab, page] of TABS) {
    await driver.tap(tab)
    await driver.find(page)
  }
}

async function sortAndFilter(driver: Driver): Promise<void> {
  const cheapest = await ok('search', { term: TERM, p: 1, sort: 'price_asc' })
  await driver.open(linkTo('search', { q: TERM }))
  await driver.tap(catalogueIds.searchSort)
  await driver.tap(catalogueIds.sort('price_asc'))
  await driver.gone(catalogueIds.sort('price_asc'))
  const first = idOf.productCard(one(cheapest.list).product_id)
  await eventually(
    () => cards(driver),
    (shown) => shown[0] === first,
    'the cheapest product comes first',
  )
  await driver.tap(catalogueIds.searchFilter)
  await driver.tap(catalogueIds.filterApply)
  await driver.gone(catalogueIds.filterApply)
  await driver.find(first)
}

async function chooseVariant(driver: Driver): Promise<void> {
  const { list } = await ok('getAllProducts', { in_stock: true, page_size: 50 })
  const card = list.find(({ has_options, flash }) => has_options && !flash)
  if (!card) throw new Error('the catalogue has no product with variants')
  const { skus, option_names: axes } = await ok('product', { product_id: card.product_id })
  const sku = skus.find(({ stock }) => stock > 0)
  if (!sku) throw new Error('no variant is in stock')
  await driver.open(linkTo('product', { product_id: card.product_id }))
  await driver.tap(productIds.addToCart)
  await driver.find(productIds.chooseConfirm)
  for (const [place, { option, values }] of axes.entries()) {
    // an option with a single value is already chosen
    if (values.length === 1) continue
    await driver.tap(
      productIds.optionValue(
        place,
        values.findIndex(({ value }) => value === sku.options[option]),
      ),
    )
  }
  await driver.tap(productIds.chooseConfirm)
  await driver.gone(productIds.chooseConfirm)
  await eventually(
    () => driver.list(ids.cartCount),
    (found) => found.length > 0,
    'the count on the cart',
  )
}

async function showOrdersByState(driver: Driver): Promise<void> {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('orders'))
  await driver.find(idOf.orderCard(known.orderId))
  await driver.tap(ordersIds.orderTab('completed'))
  await eventually(
    () => orders(driver),
    (shown) => shown.length === 0,
    'no order is completed',
  )
  await driver.tap(ordersIds.orderTab('to_pay'))
  await driver.find(idOf.orderCard(known.orderId))
}

export const TAPS: readonly Scenario[] = [
  { name: 'goes from tab to tab by the tab bar', play: goFromTabToTab },
  { name: 'sorts a list in one sheet and filters it in another', play: sortAndFilter },
  { name: 'asks for the variant in a sheet before it adds a product to the cart', play: chooseVariant },
  { name: 'shows the orders of one state at a time', play: showOrdersByState },
]
