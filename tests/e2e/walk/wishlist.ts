/** Hearts on a card, on a product's page and in the wishlist, and a visitor's hearts. */
import { productIds } from '@/features/product/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import type { ScenarioWith } from './scenario'
import { articles, type Article } from './world'

/** Whether the heart of a product is full, as the target shows it. */
type IsFull = (productId: string) => Promise<boolean>

async function untilHeart(isFull: IsFull, { id }: Article, full: boolean): Promise<void> {
  await eventually(
    () => isFull(id),
    (shown) => shown === full,
    `the heart is ${full ? 'full' : 'empty'}`,
  )
}

async function untilKept(buyer: Buyer, kept: readonly Article[]): Promise<void> {
  await eventually(
    async () => (await ok('favorites', {}, buyer)).list.map((card) => card.product_id),
    (list) => list.join() === kept.map(({ id }) => id).join(),
    'the wishlist on the server',
  )
}

/** A product and a logged-in buyer. */
async function begin(driver: Driver): Promise<{ article: Article; buyer: Buyer }> {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  return { article, buyer }
}

async function byCard(driver: Driver, isFull: IsFull): Promise<void> {
  const { article, buyer } = await begin(driver)
  await driver.open(linkTo('search', { q: article.name }))
  await driver.tap(productIds.favourite(article.id))
  await untilHeart(isFull, article, true)
  await untilKept(buyer, [article])
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await driver.tap(ids.wishlistOpen)
  await driver.find(pageIds.wishlist)
  await driver.find(idOf.productCard(article.id))
  await driver.tap(productIds.favourite(article.id))
  await untilHeart(isFull, article, false)
  await untilKept(buyer, [])
}

async function byPage(driver: Driver, isFull: IsFull): Promise<void> {
  const { article, buyer } = await begin(driver)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(productIds.favourite(article.id))
  await untilHeart(isFull, article, true)
  await untilKept(buyer, [article])
}

async function asVisitor(driver: Driver, isFull: IsFull): Promise<void> {
  const [article] = await articles()
  const buyer = await newBuyer()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(productIds.favourite(article.id))
  await untilHeart(isFull, article, true)
  await driver.find(pageIds.product)
  await logIn(driver, buyer)
  await untilKept(buyer, [article])
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(pageIds.product)
  await untilHeart(isFull, article, true)
}

async function withoutNetwork(driver: Driver, isFull: IsFull): Promise<void> {
  const { article, buyer } = await begin(driver)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.productName)
  await driver.offline(true)
  await driver.tap(productIds.favourite(article.id))
  await driver.find(ids.toast)
  await untilHeart(isFull, article, false)
  await driver.offline(false)
  await untilKept(buyer, [])
}

export const HEARTS: readonly ScenarioWith<IsFull>[] = [
  {
    name: 'adds a product to the wishlist by the heart on its card, and removes it again [route.wishlist]',
    play: byCard,
  },
  { name: 'adds a product to the wishlist by the heart on its page [screen.wishlist-heart]', play: byPage },
  {
    name: 'adds a visitor’s hearts to the wishlist at login [screen.wishlist-heart] [role.visitor]',
    play: asVisitor,
  },
  { name: 'undoes a heart with a message when the network is lost [screen.wishlist-heart]', play: withoutNetwork },
]
