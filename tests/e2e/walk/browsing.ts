/** The catalogue: brands, deals, comparison, viewed products; and coupons. */
import { at, one } from '@contract/rules/lists'
import { idOf, ids, pageIds } from '@/kit/ids'
import { productIds } from '@/features/product/ids'
import { browsingIds } from '@/features/catalogue/ids'
import { homeIds } from '@/features/home/ids'
import { cartIds } from '@/features/purchase/cart-ids'

import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import type { Scenario } from './scenario'
import { articles, type Article } from './world'

const CARD = idOf.productCard('')

/** Starts at home, so that the name is not that of another product. */
async function openProduct(driver: Driver, { id }: Article): Promise<void> {
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await driver.open(linkTo('product', { product_id: id }))
  await driver.find(productIds.productName)
}

async function brands(driver: Driver): Promise<void> {
  const { list } = await ok('getAllBrand', { p: 1, page_size: 50 })
  const wanted = at(list, list.length - 1)
  await driver.open(linkTo('brands'))
  await driver.find(browsingIds.brand(one(list).brand_id))
  await driver.type(browsingIds.brandSearch, wanted.name.toLowerCase())
  await driver.gone(browsingIds.brand(one(list).brand_id))
  await driver.tap(browsingIds.brand(wanted.brand_id))
  await driver.find(pageIds.category)
  const { list: goods } = await ok('brand', { id: wanted.brand_id })
  await driver.find(idOf.productCard(one(goods).product_id))
}

async function deals(driver: Driver): Promise<void> {
  const { list } = await ok('getFlashDeals', {})
  await driver.open(linkTo('index'))
  await driver.tap(homeIds.flashOpen)
  await driver.find(browsingIds.flashPage)
  await driver.find(idOf.productCard(one(list).product_id))
  const [first] = await driver.list(CARD)
  if (first !== idOf.productCard(one(list).product_id)) throw new Error(`the first deal is ${first}`)
}

async function recommended(driver: Driver): Promise<void> {
  const { list } = await ok('getRecommendList', {})
  await driver.open(linkTo('recommend'))
  await driver.find(browsingIds.recommendPage)
  await driver.find(idOf.productCard(one(list).product_id))
}

async function sideBySide(driver: Driver): Promise<void> {
  const [first, second] = await articles()
  await openProduct(driver, first)
  await driver.tap(productIds.compareToggle)
  await driver.find(ids.compareOpen)
  await openProduct(driver, second)
  await driver.tap(productIds.compareToggle)
  await driver.tap(ids.compareOpen)
  await driver.find(browsingIds.comparePage)
  await driver.find(browsingIds.compareRemove(first.id))
  await driver.tap(browsingIds.compareRemove(second.id))
  await driver.gone(browsingIds.compareRemove(second.id))
  await driver.find(browsingIds.compareRemove(first.id))
}

async function viewed(driver: Driver): Promise<void> {
  const [article] = await articles()
  await openProduct(driver, article)
  await driver.open(linkTo('viewed'))
  await driver.find(idOf.productCard(article.id))
  await driver.tap(browsingIds.viewedClear)
  await driver.tap(ids.dialogConfirm)
  await driver.gone(idOf.productCard(article.id))
}

/** Adds enough of one product for the demo's coupon. */
async function filledCart(driver: Driver): Promise<Buyer> {
  const [article] = await articles()
  const buyer = await newBuyer()
  const { product } = await ok('product', { product_id: article.id })
  const qty = Math.ceil(25 / Number(product.special_price ?? product.price))
  await ok('cartAdd', { product_id: article.id, qty }, buyer)
  await logIn(driver, buyer)
  await driver.open(linkTo('cart'))
  return buyer
}

const couponOf = async (buyer: Buyer) => (await ok('cart', {}, buyer)).cart_info.coupon_code

async function coupon(driver: Driver): Promise<void> {
  const buyer = await filledCart(driver)
  await driver.type(cartIds.couponField, 'souk10')
  await driver.tap(cartIds.couponApply)
  await driver.find(cartIds.couponKept)
  await eventually(
    () => couponOf(buyer),
    (code) => code === 'SOUK10',
    'the coupon on the server',
  )
  await driver.tap(cartIds.couponRemove)
  await driver.find(cartIds.couponField)
  await eventually(
    () => couponOf(buyer),
    (code) => code === null,
    'no coupon on the server',
  )
}

async function wrongCoupon(driver: Driver): Promise<void> {
  const buyer = await filledCart(driver)
  await driver.type(cartIds.couponField, 'LASTYEAR')
  await driver.tap(cartIds.couponApply)
  await driver.find(idOf.fieldError(cartIds.couponField))
  if ((await driver.read(cartIds.couponField)) !== 'LASTYEAR') throw new Error('what was typed is gone')
  if ((await couponOf(buyer)) !== null) throw new Error('the coupon counts')
}

export const BROWSING: readonly Scenario[] = [
  { name: 'finds a brand in the list from A to Z by its first letters [route.brands]', play: brands },
  { name: 'opens all deals from the deals of the discover page [route.flash]', play: deals },
  { name: 'lists the recommended products [route.recommend]', play: recommended },
  { name: 'compares products, and removes one [route.compare]', play: sideBySide },
  {
    name: 'stores the products that a visitor viewed, until they are cleared [route.viewed] [role.visitor]',
    play: viewed,
  },
  { name: 'adds a coupon to the cart, and removes it [screen.coupon] [money.coupon]', play: coupon },
  {
    name: 'shows the error of a coupon at the field, and keeps the input [screen.coupon]',
    play: wrongCoupon,
  },
]
