/** axe on every page, in each of the states that the walk shows. */
import { pageIds } from '@/components/ids'
import { profileIds } from '@/components/profile-ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/client'
import { newAddress, newBuyer } from '../../contract/people'
import { articles } from '../walk/world'
import { expectAccessible } from './axe'
import { logIn, test } from './test'

const FOR_VISITORS = [
  { link: linkTo('home'), id: pageIds.home, row: 'route.home' },
  { link: linkTo('category'), id: pageIds.categories, row: 'route.category' },
  { link: linkTo('index'), id: pageIds.index, row: 'route.index' },
  { link: linkTo('cart'), id: pageIds.cart, row: 'route.cart' },
  { link: linkTo('dashboard'), id: pageIds.dashboard, row: 'route.dashboard' },
  { link: linkTo('login'), id: pageIds.login, row: 'route.login' },
  { link: linkTo('register'), id: pageIds.register, row: 'route.register' },
  { link: linkTo('terms'), id: pageIds.terms, row: 'route.terms' },
  { link: linkTo('search', { q: 'a' }), id: pageIds.search, row: 'route.search' },
  { link: linkTo('notFound'), id: pageIds.notFound, row: 'route.404' },
]

const FOR_BUYERS = [
  { link: linkTo('dashboard'), id: pageIds.dashboard, row: 'route.dashboard' },
  { link: linkTo('cart'), id: pageIds.cart, row: 'route.cart' },
  { link: linkTo('myCart'), id: pageIds.mycart, row: 'route.mycart' },
  { link: linkTo('cartEdit'), id: pageIds.cartEdit, row: 'route.cart-edit' },
  { link: linkTo('delivery'), id: pageIds.delivery, row: 'route.delivery' },
  { link: linkTo('address'), id: pageIds.address, row: 'route.address' },
  { link: linkTo('wishlist'), id: pageIds.wishlist, row: 'route.wishlist' },
  { link: linkTo('profile'), id: pageIds.profile, row: 'route.profile' },
  { link: linkTo('orders'), id: pageIds.purchase, row: 'route.purchase' },
]

for (const { link, id, row } of FOR_VISITORS) {
  test(`axe finds nothing on ${id} for a visitor [${row}] [face.accessible]`, async ({ driver, page }) => {
    await driver.open(link)
    await driver.find(id)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}

for (const { link, id, row } of FOR_BUYERS) {
  test(`axe finds nothing on ${id} for a buyer [${row}] [face.accessible]`, async ({ driver, page }) => {
    const [article] = await articles()
    const buyer = await newBuyer()
    await newAddress(buyer)
    await ok('cartAdd', { product_id: article.id, qty: 1 }, buyer)
    await ok('favorite', { product_id: article.id }, buyer)
    await logIn(page, buyer.token)
    await driver.open(link)
    await driver.find(id)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}

test('axe finds nothing on a category [route.category-detail] [face.accessible]', async ({ driver, page }) => {
  const { list } = await ok('getFirstCategory', {})
  await driver.open(linkTo('categoryDetail', { category_id: list[0].category_id }))
  await driver.find(pageIds.category)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

test('axe finds nothing on an order [route.order-detail] [face.accessible]', async ({ driver, page }) => {
  const session = await ok('login', { email: 'buyer@souk.test', password: 'souk-demo-1' })
  const token = session['access-token']
  const { list } = await ok('orders', {}, { token })
  await logIn(page, token)
  await driver.open(linkTo('order', { order_id: list[0].order_id }))
  await driver.find(pageIds.order)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

test('axe finds nothing on a form of the profile with what is wrong in it [route.profile] [face.accessible]', async ({
  driver,
  page,
}) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('profile'))
  await driver.tap(profileIds.password)
  await driver.tap(profileIds.save)
  await driver.find(`${profileIds.field('new_password')}-error`)
  await expectAccessible(page)
})

test('leads from an unknown page to the 404 page [screen.unknown-page] [screen.hash-router]', async ({ driver }) => {
  await driver.open('/pages/nothing/here')
  await driver.find(pageIds.notFound)
})
