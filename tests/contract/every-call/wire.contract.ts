/** Transport: status codes other than 200, headers, lists. */
import { allEndpoints } from '@contract/endpoints/all'
import { Code, SUCCESS } from '@contract/base/codes'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@contract/base/constants'
import { PRODUCT_TEXT_MAX } from '@contract/base/product-constants'
import { SORTS } from '@contract/entities/filters'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { announce } from '../support/announce'
import { call, ok, request, send } from '../support/client'
import { fingerprint } from '../support/control'
import { newItem, newShop } from '../support/new-product'
import { newDraft } from '../support/input/seller-input'
import { newBuyer, registration } from '../support/people'
import { prepared } from '../support/prepared'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const LOGIN = '/api/customer/login/account'

describe('answers other than HTTP 200', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/customer/info', '/api/%ff', '/api/..%2f..%2fetc', '/api/brand'])(
    'are 404 with an envelope at %s [wire.unknown-path] [answer.2000019]',
    async (path) => {
      expect(await request(path)).toMatchObject({ status: 404, code: Code.notFound })
    },
  )

  it('are 404 for a known path with another method [wire.unknown-path]', async () => {
    expect(await request(LOGIN)).toMatchObject({ status: 404, code: Code.notFound })
    expect(await request(LOGIN, { method: 'DELETE' })).toMatchObject({ status: 404, code: Code.notFound })
  })

  it('are 413 for a body above the size limit [wire.too-large]', async () => {
    expect(await announce(LOGIN, 2_000_000, FORM)).toMatchObject({ status: 413, code: Code.invalidParameter })
  })

  it('are none for a product whose texts are as long as they may be, in every language [wire.too-large] [call.sellerProductSave]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    const text = 'ก'.repeat(PRODUCT_TEXT_MAX.description)
    const texts = Object.fromEntries(LANGUAGE_CODES.map((code) => [`description_${code}`, text]))
    const saved = await ok('sellerProductSave', { product_id, version, ...texts }, seller)
    expect(saved.product).toMatchObject(texts)
  })

  it.each(['application/json', 'text/plain', 'application/xml', 'image/png', 'nonsense'])(
    'are 415 for a body of type %s [wire.content-type]',
    async (type) => {
      const answer = await request(LOGIN, { method: 'POST', headers: { 'content-type': type }, body: '{"email":1}' })
      expect(answer).toMatchObject({ status: 415, code: Code.invalidParameter })
    },
  )

  it('are not sent for a form with a charset', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
    expect((await request(LOGIN, { method: 'POST', headers, body: 'email=a' })).code).toBe(Code.missingParameters)
  })

  it.each(['%', '%zz=1', 'email=%c0%af', '=&=&=', '&&&&', 'email[]=1&email[a]=2', 'a'.repeat(5_000)])(
    'are never 5xx for the broken form %s [wire.no-5xx]',
    async (body) => {
      const answer = await request(LOGIN, { method: 'POST', headers: FORM, body })
      expect(answer.status).toBeLessThan(500)
      expect(answer.code).toBeGreaterThan(SUCCESS)
    },
  )
})

describe('a refused operation', () => {
  it('has a reason in every call [wire.reason] [answer.2000018]', async () => {
    const buyer = await newBuyer()
    const denied = await send('storeDashboard', {}, buyer)
    const confirmed = await send('confirmSendCode', {}, buyer)
    // every other call of the suite is checked too: ./client
    expect([denied, confirmed].map(({ code, data }) => ({ code, data }))).toEqual([
      { code: Code.operationFailed, data: { reason: 'permission' } },
      { code: Code.operationFailed, data: { reason: 'not_allowed' } },
    ])
  })
})

describe('headers', () => {
  it('have the token of login and register [wire.token-header]', async () => {
    const registered = await call('register', registration())
    expect(registered.headers.get('access-token')).toBe(registered.data['access-token'])
    const { email, password } = await newBuyer()
    const session = await call('login', { email, password })
    expect(session.headers.get('access-token')).toBe(session.data['access-token'])
  })

  it.each(['logout', 'noticeRead', 'noticeInRead', 'clearProductCache'] as const)(
    'forbid caching of %s, which does nothing without the token header [wire.get-uncached]',
    async (name) => {
      const { wire, token = '' } = await prepared(name)
      const before = await fingerprint()
      const query = new URLSearchParams({ ...wire, 'access-token': token })
      const path = `/api${allEndpoints[name].path}?${query}`
      const bare = await request(path, { headers: { cookie: `access-token=${token}` } })
      expect([bare.code, bare.headers.get('cache-control')]).toEqual([Code.notLoggedIn, 'no-store'])
      expect(await fingerprint()).toBe(before)
      const done = await send(name, wire, { token })
      expect([done.code, done.headers.get('cache-control')]).toEqual([SUCCESS, 'no-store'])
    },
  )
})

describe('lists', () => {
  it('have list, count, p and page_size [wire.list]', async () => {
    const { list, count, p, page_size } = await ok('getAllProducts', {})
    expect({ p, page_size, length: list.length }).toEqual({ p: 1, page_size: PAGE_SIZE, length: PAGE_SIZE })
    expect(count).toBeGreaterThan(PAGE_SIZE)
  })

  it('are empty past their end, with their count [wire.list]', async () => {
    const first = await ok('getAllProducts', {})
    const past = await ok('getAllProducts', { p: 100_000 })
    expect(past).toMatchObject({ list: [], count: first.count, p: 100_000 })
  })

  it(`have at most ${PAGE_SIZE_MAX} entries per page [wire.page-limits] [const.page-size]`, async () => {
    const { list } = await ok('getAllProducts', { page_size: PAGE_SIZE_MAX })
    expect(list).toHaveLength(PAGE_SIZE_MAX)
    expect((await send('getAllProducts', { page_size: String(PAGE_SIZE_MAX + 1) })).code).toBe(Code.invalidParameter)
    expect((await send('getAllProducts', { p: '0' })).code).toBe(Code.invalidParameter)
  })

  it('have no product twice over several pages [wire.list]', async () => {
    const pages = await Promise.all([1, 2, 3].map((p) => ok('getAllProducts', { p, sort: 'price_asc' })))
    const ids = pages.flatMap(({ list }) => list.map(({ product_id }) => product_id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('go on by key where the page before ended, in every order [wire.page-key]', async () => {
    const shopId = await newShop()
    for (let made = 0; made < 5; made += 1) await newItem({ shopId })
    for (const sort of SORTS) {
      const asked = { shop_id: [shopId], sort }
      const whole = await ok('getAllProducts', asked)
      const first = await ok('getAllProducts', { ...asked, page_size: 2 })
      const second = await ok('getAllProducts', { ...asked, page_size: 2, after: first.next })
      const third = await ok('getAllProducts', { ...asked, page_size: 2, after: second.next })
      const ids = [first, second, third].flatMap(({ list }) => list.map(({ product_id }) => product_id))
      expect([sort, ids]).toEqual([sort, whole.list.map(({ product_id }) => product_id)])
      expect([whole.next, third.next]).toEqual([undefined, undefined])
    }
  })

  it('leave nothing out when entries of the page before have gone, and say where they end [wire.page-key]', async () => {
    const buyer = await newBuyer()
    const goods = []
    for (let made = 0; made < 5; made += 1) goods.push((await newItem()).productId)
    for (const product_id of goods) await ok('favorite', { product_id }, buyer)
    const first = await ok('favorites', { page_size: 2 }, buyer)
    for (const { favorite_id } of first.list) await ok('favoriteRemove', { favorite_id }, buyer)
    const second = await ok('favorites', { page_size: 2, after: first.next }, buyer)
    const third = await ok('favorites', { page_size: 2, after: second.next }, buyer)
    const read = [first, second, third].flatMap(({ list }) => list.map(({ product_id }) => product_id))
    expect(read).toEqual([...goods].reverse())
    expect(third.next).toBeUndefined()
  })

  it.each(['x', '1', '1.2.3.4.5', '9'.repeat(18) + '.1'])(
    'refuse what is no key of theirs, at its field: %s [wire.page-key]',
    async (after) => {
      const buyer = await newBuyer()
      const answer = await send('orders', { after }, { token: buyer.token })
      expect(answer.code).toBe(Code.invalidParameter)
    },
  )
})

describe('languages', () => {
  it.each(['zh', 'th', 'es'])('include %s and English for names of products [wire.language-fallback]', async (lang) => {
    const { list } = await ok('getAllProducts', { page_size: 5 }, { lang })
    for (const card of list) {
      expect(card.name_en).not.toBe('')
      expect((card as Record<string, unknown>)[`name_${lang}`]).toEqual(expect.any(String))
    }
  })

  it('fall back to the default if the requested one is unknown [wire.language-fallback]', async () => {
    expect((await send('getAllProducts', {}, { lang: 'xx-<script>' })).code).toBe(SUCCESS)
  })
})

describe('too many requests', () => {
  it('are answered with 429, Retry-After and an envelope [wire.rate-limit]', async () => {
    const own = process.env.SOUK_TEST_API
    process.env.SOUK_TEST_API = process.env.SOUK_TEST_LIMITED
    try {
      const answers = []
      for (let tries = 0; tries < 25; tries += 1) {
        answers.push(await call('login', { email: 'nobody@souk.test', password: 'wrong-wrong' }))
      }
      const refused = answers.find(({ status }) => status === 429)
      expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'rate_limited' } })
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      process.env.SOUK_TEST_API = own
    }
  })
})
