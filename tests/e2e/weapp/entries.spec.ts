/** The ways into the mini-program from outside: a shared card, a scanned code, a page that no longer exists. */
import { expect } from '@playwright/test'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { productIds } from '@/features/product/ids'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { eventually, type Driver } from '../walk/driver'
import { knownBuyer } from '../walk/screens'
import { articles, type Article } from '../walk/world'
import type { WeappDriver } from './support/driver'
import { test } from './support/test'

interface Message {
  readonly title: string
  readonly path: string
  readonly imageUrl?: string
}

/** What the super-app's menu requests from the page on top. */
async function sent(miniProgram: MiniProgram): Promise<Message> {
  const page = await miniProgram.currentPage()
  if (!page) throw new Error('no page is open')
  return (await page.callMethod('onShareAppMessage', { from: 'menu' })) as Message
}

/** Exists in the mini-program, where this runs. */
declare const getApp: () => { onPageNotFound(page: object): void }

/** Runs in the mini-program: the super-app's call when it opens a page that is not in app.json. */
function comeInAtNoPage(): void {
  getApp().onPageNotFound({ path: 'pages/gone/gone', query: {}, isEntryPage: true })
}

const untilProduct = (driver: Driver, { name }: Article) =>
  eventually(
    () => driver.read(productIds.productName),
    (shown) => shown === name,
    'the product’s name',
  )

/** Opens home with a scanned code, like the super-app. */
const comeIn = (driver: WeappDriver, scene: string) =>
  driver.openAlone(`${linkTo('home')}?scene=${encodeURIComponent(scene)}`)

test('shares a product, which opens for the recipient', async ({ driver, miniProgram }) => {
  const [article] = await articles()
  await driver.open(linkTo('product', { product_id: article.id }))
  await untilProduct(driver, article)
  const message = await sent(miniProgram)
  expect(message).toMatchObject({ title: article.name, path: linkTo('product', { product_id: article.id }) })
  expect(message.imageUrl).toMatch(/^http/)
  await driver.openAlone(message.path)
  await untilProduct(driver, article)
})

test('shares home from home and from private screens', async ({ driver, miniProgram }) => {
  for (const name of ['home', 'cart'] as const) {
    await driver.open(linkTo(name))
    await driver.find(pageIds[name])
    const message = await sent(miniProgram)
    expect(message).toMatchObject({ path: linkTo('home'), imageUrl: '/share-card.png' })
  }
  await driver.openAlone(linkTo('home'))
  await driver.find(pageIds.home)
})

test('opens the product, the category and the brand of a code above home', async ({ driver }) => {
  const [article] = await articles()
  const { product } = await ok('product', { product_id: article.id })
  await comeIn(driver, `p=${article.id}`)
  await untilProduct(driver, article)
  await driver.back()
  await driver.find(pageIds.home)
  for (const scene of [`c=${product.category_id}`, `b=${product.brand_id}`]) {
    await comeIn(driver, scene)
    await driver.find(pageIds.category)
    await driver.back()
    await driver.find(pageIds.home)
  }
})

test('asks a visitor to log in for the order of a code', async ({ driver }) => {
  const { known } = await knownBuyer()
  await comeIn(driver, `o=${known.orderId}`)
  await driver.find(pageIds.login)
})

test('stays at home for an unknown code', async ({ driver, miniProgram }) => {
  await comeIn(driver, 'rubbish')
  await driver.find(pageIds.home)
  await eventually(
    () => driver.list('product-card-'),
    (cards) => cards.length > 0,
    'products',
  )
  expect(await miniProgram.pageStack()).toHaveLength(1)
})

test('shows the 404 page when the super-app opens an unknown page [screen.unknown-page] [route.404]', async ({
  driver,
  miniProgram,
}) => {
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await miniProgram.evaluate(comeInAtNoPage)
  await driver.find(pageIds.notFound)
})
