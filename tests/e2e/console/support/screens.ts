/** Every screen of the console, as it is opened by somebody; the sheets over them have their own tests. */
import type { Data } from '@contract/all-calls'
import type { Envelope } from '@contract/base/envelope'
import { ask, tokenOf, type Person } from './test'

export interface Opened {
  /** As in console/routes.ts. */
  readonly path: string
  readonly who: Person
  /** The address behind the `#`, on a server with the demo's data. */
  readonly address: (server: string) => Promise<string>
}

const at = (who: Person, path: string): Opened => ({ who, path, address: () => Promise.resolve(path) })

async function firstProduct(server: string): Promise<string> {
  const { list } = await ask<Data<'sellerProducts'>>(server, '/seller/products', {
    token: await tokenOf(server, 'seller'),
    fields: { q: 'teapot', state: 'listed' },
  })
  // one with several variants shows all that the editor has
  const product = list.find(({ variants }) => variants > 1) ?? list[0]
  if (!product) throw new Error('the demo’s seller sells no teapot')
  return `/products/${product.product_id}`
}

async function firstOrder(server: string): Promise<string> {
  const { list } = await ask<Data<'sellerOrders'>>(server, '/seller/orders', { token: await tokenOf(server, 'seller') })
  if (!list[0]) throw new Error('the demo’s seller has no order')
  return `/orders/${list[0].order_id}`
}

async function firstOrderOfAll(server: string): Promise<string> {
  const { list } = await ask<Data<'opsOrders'>>(server, '/ops/orders', { token: await tokenOf(server, 'operator') })
  if (!list[0]) throw new Error('the demo has no order')
  return `/all-orders/${list[0].shop.shop_id}/${list[0].order_id}`
}

async function firstAccount(server: string): Promise<string> {
  const { list } = await ask<Data<'opsAccounts'>>(server, '/ops/accounts', {
    token: await tokenOf(server, 'operator'),
    fields: { q: 'buyer@souk' },
  })
  if (!list[0]) throw new Error('the demo has no buyer')
  return `/accounts/${list[0].user_id}`
}

async function lastStatement(server: string): Promise<string> {
  const asked = { token: await tokenOf(server, 'seller') }
  const { list } = await ask<Data<'sellerStatements'>>(server, '/seller/statements', asked)
  if (!list[0]) throw new Error('the demo’s seller has no statement')
  return `/statements/${list[0].month}`
}

async function firstAdvert(server: string): Promise<string> {
  const { list } = await ask<Data<'opsAdverts'>>(server, '/ops/adverts', { token: await tokenOf(server, 'operator') })
  if (!list[0]) throw new Error('the demo has no advert')
  return `/adverts/${list[0].advert_id}`
}

async function firstArticle(server: string): Promise<string> {
  const { list } = await ask<Data<'opsArticles'>>(server, '/ops/articles', { token: await tokenOf(server, 'operator') })
  if (!list[0]) throw new Error('the demo has no article')
  return `/pages/articles/${list[0].article_id}`
}

/** An import with a wrong line. */
async function newImport(server: string): Promise<string> {
  const form = new FormData()
  form.set('kind', 'stock')
  form.set('file', new File(['sku,stock\nNO-SUCH-SKU,3\n'], 'stock.csv', { type: 'text/csv' }))
  const headers = { 'access-token': await tokenOf(server, 'seller') }
  const answer = await fetch(`${server}/api/seller/import`, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as Envelope<Data<'sellerImport'>>
  return `/imports/${data.import.import_id}`
}

export const SCREENS_OPENED: readonly Opened[] = [
  at('operator', '/queue'),
  at('operator', '/all-orders'),
  { who: 'operator', path: '/all-orders/:shop_id/:order_id', address: firstOrderOfAll },
  at('operator', '/shops'),
  at('operator', '/accounts'),
  { who: 'operator', path: '/accounts/:user_id', address: firstAccount },
  at('operator', '/catalogue'),
  at('operator', '/catalogue/reviews'),
  at('operator', '/catalogue/categories'),
  at('operator', '/catalogue/brands'),
  at('operator', '/catalogue/synonyms'),
  at('operator', '/catalogue/flash'),
  at('operator', '/coupons'),
  at('operator', '/reports'),
  at('operator', '/commission'),
  at('operator', '/adjustments'),
  at('operator', '/adverts'),
  { who: 'operator', path: '/adverts/:advert_id', address: firstAdvert },
  at('operator', '/pages'),
  { who: 'operator', path: '/pages/articles/:article_id', address: firstArticle },
  { who: 'operator', path: '/pages/policies/:policy', address: () => Promise.resolve('/pages/policies/terms') },
  at('operator', '/outbox'),
  at('operator', '/audit'),
  at('operator', '/settings'),
  { who: 'operator', path: '/settings/:section', address: () => Promise.resolve('/settings/currencies') },
  at('operator', '/setup'),
  { who: 'operator', path: '/setup/:step', address: () => Promise.resolve('/setup/base') },
  at('seller', '/home'),
  at('seller', '/orders'),
  { who: 'seller', path: '/orders/:order_id', address: firstOrder },
  at('seller', '/products'),
  at('seller', '/products/new'),
  { who: 'seller', path: '/products/:product_id', address: firstProduct },
  at('seller', '/stock'),
  at('seller', '/imports'),
  { who: 'seller', path: '/imports/:import_id', address: newImport },
  at('seller', '/refunds'),
  at('seller', '/vouchers'),
  at('seller', '/reviews'),
  at('seller', '/report'),
  at('seller', '/balance'),
  at('seller', '/statements'),
  { who: 'seller', path: '/statements/:month', address: lastStatement },
  at('seller', '/shop'),
  at('seller', '/mails'),
]
