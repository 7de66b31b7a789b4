/** The hearts: on a card, on a product's page, on the list, and a visitor's. */
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { ids, idOf, pageIds } from '@/components/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/client'
import { newBuyer, type Buyer } from '../../contract/people'
import { eventually } from '../walk/driver'
import { articles } from '../walk/world'
import { patiently } from './elements'
import { fillLogin, logIn, test } from './test'

/** What a heart looks like tells whether it is full: the mini-program has no states for a screen reader. */
const FULL = '.heart-mark--on'

async function untilHeart(miniProgram: MiniProgram, productId: string, full: boolean): Promise<void> {
  const isFull = async () => {
    const mark = await patiently(miniProgram, idOf.favourite(productId), async (heart) => ({
      full: await heart.$(FULL),
    }))
    return mark.full !== null
  }
  await eventually(isFull, (shown) => shown === full, `the heart is ${full ? 'full' : 'empty'}`)
}

async function untilKept(buyer: Buyer, productIds: readonly string[]): Promise<void> {
  await eventually(
    async () => (await ok('favorites', {}, buyer)).list.map((card) => card.product_id),
    (kept) => kept.join() === productIds.join(),
    'the wishlist on the server',
  )
}

test('keeps a product by the heart of its card, lists it, and takes it off again [route.wishlist]', async ({
  driver,
  miniProgram,
}) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('search', { q: article.name }))
  await driver.tap(idOf.favourite(article.id))
  await untilHeart(miniProgram, article.id, true)
  await untilKept(buyer, [article.id])
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await driver.tap(ids.wishlistOpen)
  await driver.find(pageIds.wishlist)
  await driver.find(idOf.productCard(article.id))
  await driver.tap(idOf.favourite(article.id))
  await untilHeart(miniProgram, article.id, false)
  await untilKept(buyer, [])
})

test('keeps a product by the heart of its page [screen.wishlist-heart]', async ({ driver, miniProgram }) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(idOf.favourite(article.id))
  await untilHeart(miniProgram, article.id, true)
  await untilKept(buyer, [article.id])
})

test('leads a visitor to login, and then keeps what they tapped [screen.wishlist-heart] [role.visitor]', async ({
  driver,
  miniProgram,
}) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(idOf.favourite(article.id))
  await driver.find(pageIds.login)
  await fillLogin(driver, buyer)
  await driver.find(pageIds.product)
  await untilHeart(miniProgram, article.id, true)
  await untilKept(buyer, [article.id])
})

test('takes a heart back with a word when the network is lost [screen.wishlist-heart]', async ({
  driver,
  miniProgram,
}) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(ids.productName)
  await driver.offline(true)
  await driver.tap(idOf.favourite(article.id))
  await driver.find(ids.toast)
  await untilHeart(miniProgram, article.id, false)
  await driver.offline(false)
  await untilKept(buyer, [])
})
