/** Interactions with a budget, one after the other in one session, named as in budgets.json. */
import type { ScrollViewElement } from 'miniprogram-automator/out/Element'
import { one } from '@contract/rules/lists'
import { idOf, ids, pageIds } from '@/kit/ids'
import { productIds } from '@/features/product/ids'
import { signInIds } from '@/features/sign-in/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { eventually } from '../walk/driver'
import { articles } from '../walk/world'
import { patiently } from '../weapp/support/elements'
import type { Sent, Session } from './session'

/** The length of a list of products, in rows. */
export const PAGE_SIZE = 20
export const TERM = 'a'
/** The age of products alone: what was sold and how often words occur is reckoned anew while a long list is read. */
const SORT = 'new'
const LONG = 200

export type Interactions = Readonly<Record<string, Sent>>

/** Runs all interactions. Fails if the app does not show what is expected. */
export async function interactions(session: Session): Promise<Interactions> {
  const first = { 'first page': await firstPage(session) }
  const language = { 'change language': await changeLanguage(session) }
  const cart = await addToCart(session)
  await logIn(session)
  return { ...first, ...language, ...cart, ...(await longList(session)) }
}

async function cards({ driver }: Session): Promise<string[]> {
  return (await driver.list('product-card-')).filter((id) => /^product-card-\w+$/.test(id))
}

async function firstPage(session: Session): Promise<Sent> {
  const { driver } = session
  await driver.find(pageIds.home)
  await eventually(
    () => cards(session),
    (found) => found.length >= 4,
    'products on the home page',
  )
  await eventually(
    () => driver.list(idOf.category('')),
    (found) => found.length > 0,
    'departments on the home page',
  )
  return session.sinceStart()
}

async function changeLanguage(session: Session): Promise<Sent> {
  const { driver } = session
  await driver.tap(ids.languageOpen)
  await driver.find(idOf.language('en'))
  return session.sent(async () => {
    await driver.tap(idOf.language('en'))
    await eventually(
      () => driver.read(ids.languageOpen),
      (text) => text.includes('English'),
      'the other language',
    )
  })
}

async function addToCart(session: Session): Promise<Interactions> {
  const { driver, network } = session
  const [article] = await articles()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.addToCart)
  await network.quiet()
  const added = await session.sent(async () => {
    await driver.tap(productIds.addToCart)
    await driver.find(ids.cartCount)
  })
  return { 'add to cart': added }
}

async function logIn({ driver }: Session): Promise<void> {
  const { email, password } = await newBuyer()
  await driver.open(linkTo('login'))
  await driver.type(signInIds.loginEmail, email)
  await driver.type(signInIds.loginPassword, password)
  await driver.tap(signInIds.loginSubmit)
  await driver.gone(pageIds.login)
}

async function longList(session: Session): Promise<Interactions> {
  await rowsOfNewList(session)
  for (let rows = 2 * PAGE_SIZE; rows <= LONG; rows += PAGE_SIZE) await nextPage(session, rows)
  const { list } = await ok('search', { term: TERM, p: 5, sort: SORT })
  const favourite = await session.sent(() => session.driver.tap(productIds.favourite(one(list).product_id)))
  const quick = await quickAdd(session)
  const late = await nextPage(session, LONG + PAGE_SIZE)
  // opened last, so that Taro's ids are as long as with 200 rows
  const early = await rowsOfNewList(session)
  return {
    'favourite one of 200': favourite,
    'quick-add on a card of 200': quick,
    '0 to 20 rows': early,
    '200 to 220 rows': late,
  }
}

/** The rows that are added to a list on an open page. */
async function rowsOfNewList(session: Session): Promise<Sent> {
  const { driver, network } = session
  await network.quiet()
  network.hold()
  await driver.open(linkTo('search', { q: TERM, sort: SORT }))
  await driver.find(pageIds.search)
  return session.sent(async () => {
    network.letGo()
    await shows(session, PAGE_SIZE)
  })
}

async function nextPage(session: Session, rows: number): Promise<Sent> {
  return session.sent(async () => {
    const scroll = `${pageIds.search}-main`
    await patiently(session.miniProgram, scroll, (element) => (element as ScrollViewElement).trigger('scrolltolower'))
    await shows(session, rows)
  })
}

async function shows(session: Session, rows: number): Promise<void> {
  await eventually(
    async () => (await cards(session)).length,
    (count) => count === rows,
    `${rows} rows`,
  )
}

async function quickAdd(session: Session): Promise<Sent> {
  const { list } = await ok('search', { term: TERM, p: 1, sort: SORT })
  const plain = list.find(({ has_options, stock }) => !has_options && stock > 1)
  if (!plain) throw new Error('the list begins without a product that is added at once')
  const page = await session.miniProgram.currentPage()
  if (!page) throw new Error('no page is open')
  const rows = await page.$$('custom-wrapper')
  for (const row of rows) {
    if ((await row.$(`#${idOf.productCard(plain.product_id)}`)) === null) continue
    const plus = await row.$('.quick-add__hit')
    if (plus) return session.sent(() => plus.tap())
  }
  throw new Error(`no row has ${plain.product_id}`)
}
