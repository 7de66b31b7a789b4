/** Opening the app from outside with its own scheme and the server's addresses, while it runs and when it does not. */
import { productIds } from '@/features/product/ids'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { fillLogin, logIn } from '../walk/account'
import { eventually, type Driver } from '../walk/driver'
import { knownBuyer } from '../walk/screens'
import { articles, type Article } from '../walk/world'
import { deepLink, nativeDriver } from './support/driver'
import { test } from './support/test'

const shared = (link: string) => `${process.env.SOUK_TEST_API}/go${link}`

const untilProduct = (driver: Driver, { name }: Article) =>
  eventually(
    () => driver.read(productIds.productName),
    (shown) => shown === name,
    'the product’s name',
  )

for (const [kind, addressOf] of [
  ['of its own scheme', deepLink],
  ['of the server', shared],
] as const) {
  test(`opens the product of an address ${kind} in the running app`, async ({ driver, phone }) => {
    const [article] = await articles()
    await phone.openLink(addressOf(linkTo('product', { product_id: article.id })))
    await untilProduct(driver, article)
    await driver.back()
    await driver.find(pageIds.home)
  })

  test(`starts with an address ${kind}, and shows its product above home`, async ({ phone }) => {
    const [article] = await articles()
    const driver = nativeDriver(phone)
    await phone.start({ link: addressOf(linkTo('product', { product_id: article.id })) })
    await untilProduct(driver, article)
    await driver.back()
    await driver.find(pageIds.home)
  })
}

test('asks for a login before the order of an address, and opens it directly when logged in', async ({ phone }) => {
  const { buyer, known } = await knownBuyer()
  const driver = nativeDriver(phone)
  const link = deepLink(linkTo('order', { order_id: known.orderId }))
  await phone.start({ link })
  await fillLogin(driver, buyer)
  await driver.find(pageIds.order)
  await phone.restart({ link })
  await driver.find(pageIds.order)
})

test('opens a tab, also after a login', async ({ driver, phone }) => {
  const { buyer } = await knownBuyer()
  await logIn(driver, buyer)
  for (const name of ['dashboard', 'cart', 'category', 'index', 'home'] as const) {
    await phone.openLink(deepLink(linkTo(name)))
    await driver.find(name === 'category' ? pageIds.categories : pageIds[name])
  }
})

test('stays on its screen for an unknown address', async ({ driver, phone }) => {
  await driver.open(linkTo('search'))
  await driver.find(pageIds.search)
  for (const address of ['souk://pages/gone/gone', 'https://evil.test/go/pages/cart/cart', 'rubbish']) {
    await phone.openLink(address)
  }
  // a valid link follows the unknown ones
  await driver.open(linkTo('terms'))
  await driver.find(pageIds.terms)
  await driver.back()
  await driver.find(pageIds.search)
})
