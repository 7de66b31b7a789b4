/** Lists and facets of a shop made at random, against what sorting and counting in memory say. */
import type { ProductList } from '@contract/entities/product'
import { sql } from 'drizzle-orm'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { PAGE_SIZE } from '@contract/base/constants'
import { SORTS } from '@contract/entities/filters'
import { at, one, zip } from '@contract/rules/lists'
import { brands, shops } from '../../../kernel/db/schema/catalogue'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import { currencies } from '../../../kernel/db/schema/settings'
import type { Database } from '../../../kernel/db/types'
import { seedBase, seedProducts, type Base } from '../../../testing/catalogue'
import { createTestDatabase } from '../../../testing/database'
import { loadFacets } from './facets'
import { listProducts } from './listing'
import type { FacetedQuery, ListSort, ProductQuery } from './query'

const NOW = new Date('2026-11-24T12:00:00Z')
const HOUR = 3_600_000
const PRODUCTS = 120
const PAGE = 7
/** The statement of a first page of the usual size is one of its own. */
const SIZES = [PAGE, PAGE_SIZE]

interface Sized {
  readonly most?: number
  readonly size?: number
}

interface Made {
  readonly id: bigint
  readonly shopId: bigint
  readonly brandId: bigint
  readonly categoryId: bigint
  readonly listPrice: bigint
  readonly special: boolean
  readonly deal: bigint | null
  readonly stock: number
  readonly rate: number
  readonly reviewCount: number
  readonly sold: number
  readonly sold30d: number
  readonly popularity: number
  readonly createdAt: number
}

/** Numbers that repeat from one run to the next (a linear congruential generator). */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const PLAIN: ProductQuery = {
  categoryIds: null,
  brandIds: null,
  shopIds: null,
  priceMin: null,
  priceMax: null,
  rateMin: null,
  inStock: false,
  onSale: false,
}

const has = (ids: readonly string[] | null, id: bigint) => ids === null || ids.includes(String(id))
const priceOf = ({ deal, listPrice }: Made) => deal ?? listPrice

const fits = (query: ProductQuery) => (made: Made) =>
  has(query.categoryIds, made.categoryId) &&
  has(query.brandIds, made.brandId) &&
  has(query.shopIds, made.shopId) &&
  (query.priceMin === null || priceOf(made) >= query.priceMin) &&
  (query.priceMax === null || priceOf(made) <= query.priceMax) &&
  (query.rateMin === null || made.rate >= query.rateMin) &&
  (!query.inStock || made.stock > 0) &&
  (!query.onSale || made.special || made.deal !== null)

const HIGHEST: Readonly<Record<ListSort, (made: Made) => readonly number[]>> = {
  best: (made) => [made.popularity],
  new: (made) => [made.createdAt],
  sold: (made) => [made.sold],
  sold_30d: (made) => [made.sold30d],
  price_asc: (made) => [-Number(priceOf(made))],
  price_desc: (made) => [Number(priceOf(made))],
  rate: (made) => [made.rate, made.reviewCount],
}

const sorted = (all: readonly Made[], sort: ListSort) =>
  [...all].sort((a, b) => {
    const of = (made: Made) => [...HIGHEST[sort](made), Number(made.id)]
    const [first, second] = zip(of(a), of(b)).find(([one, other]) => one !== other) ?? [0, 0]
    return second - first
  })

describe.each(['embedded', 'quickest'] as const)('on the engine that is %s', (engine) => {
  let database: Database
  let base: Base
  let made: Made[]
  let queries: (readonly [string, ProductQuery])[]

  beforeAll(async () => {
    database = await createTestDatabase(engine)
    const { db } = database
    base = await seedBase(db)
    const picture = { image: '/p/x.webp', ground: 'sand' }
    const offered = { EUR: '0.93', JPY: '151.37' }
    await db
      .insert(currencies)
      .values(Object.entries(offered).map(([code, rate]) => ({ code, symbol: code, rate })))
      .onConflictDoUpdate({ target: currencies.code, set: { rate: sql`excluded.rate` } })
    const shop = one(
      await db
        .insert(shops)
        .values({ name: 'Second shop', ...picture })
        .returning(),
    )
    const brand = one(
      await db
        .insert(brands)
        .values({ name: 'Beech', ...picture })
        .returning(),
    )
    const next = numbers(7)
    const wanted = Array.from({ length: PRODUCTS }, () => {
      // few values each, so that many are equal
      const priceMinor = BigInt(100 * (2 + next(9)))
      const reviewCount = next(3)
      return {
        shopId: at([base.shopId, shop.id], next(2)),
        brandId: at([base.brandId, brand.id], next(2)),
        categoryId: at([base.clothes, base.shirts, base.shoes], next(3)),
        priceMinor,
        specialPriceMinor: next(4) === 0 ? priceMinor - 50n : null,
        stock: next(4),
        reviewCount,
        rateSum: reviewCount * (1 + next(5)),
        sold: next(5),
        sold30d: next(4),
        popularity: next(6),
        createdAt: new Date(NOW.getTime() - next(10) * HOUR),
        hidden: false,
      }
    })
    const hidden = wanted.map((product, place) =>
      place % 17 === 0 ? { ...product, hidden: true, state: 'withdrawn' as const } : product,
    )
    const ids = await seedProducts(db, base, hidden)
    const deals = ids.flatMap((productId, place) => {
      if (place % 9 !== 0) return []
      const times = { startsAt: new Date(NOW.getTime() - HOUR), endsAt: new Date(NOW.getTime() + HOUR), left: 2 }
      const priceMinor = BigInt(60 + 90 * next(9))
      return [
        { productId, priceMinor, ...times },
        { productId, priceMinor: priceMinor + 10n, ...times },
        { productId, priceMinor: 1n, ...times, endsAt: NOW },
      ]
    })
    await db.insert(flashDeals).values(deals)
    made = zip(hidden, ids).flatMap(([product, id]) => {
      if (product.hidden) return []
      const { priceMinor, specialPriceMinor, reviewCount, rateSum } = product
      const own = deals.find(({ productId }) => productId === id)
      return [
        {
          ...product,
          id,
          listPrice: specialPriceMinor ?? priceMinor,
          special: specialPriceMinor !== null,
          deal: own?.priceMinor ?? null,
          rate: reviewCount === 0 ? 0 : (rateSum / reviewCount) * 100,
          createdAt: product.createdAt.getTime(),
        },
      ]
    })
    const [clothes, shirts, shoes] = [String(base.clothes), String(base.shirts), String(base.shoes)]
    queries = [
      ['everything', PLAIN],
      ['a category with those below', { ...PLAIN, categoryIds: [clothes, shirts] }],
      ['no category', { ...PLAIN, categoryIds: [] }],
      ['both brands', { ...PLAIN, brandIds: [base.brandId, brand.id].map(String) }],
      ['a shop', { ...PLAIN, shopIds: [String(shop.id)] }],
      ['a category of a shop', { ...PLAIN, shopIds: [String(shop.id)], categoryIds: [shoes] }],
      ['in stock', { ...PLAIN, inStock: true }],
      ['on sale', { ...PLAIN, onSale: true }],
      ['prices', { ...PLAIN, priceMin: 300n, priceMax: 700n }],
      ['ratings', { ...PLAIN, rateMin: 300 }],
      [
        'all filters',
        {
          ...{ categoryIds: [shirts, shoes], brandIds: [String(base.brandId)], shopIds: [String(base.shopId)] },
          ...{ priceMin: 200n, priceMax: 900n, rateMin: 100, inStock: true, onSale: true },
        },
      ],
    ]
  })
  afterAll(() => database.close())

  const page = (query: ProductQuery, sort: ListSort, p: number, { most, size = PAGE }: Sized = {}) =>
    listProducts(database.db, { query, sort, language: 'en', now: NOW, p, pageSize: size, most })

  it.each([...SORTS, 'sold_30d'] as const)(
    'every page of every filter has the products in the order %s [rule.sorts] [rule.filters]',
    async (sort) => {
      for (const [name, query] of queries) {
        const expected = sorted(made.filter(fits(query)), sort).map(({ id }) => String(id))
        for (const size of SIZES) {
          const found: string[] = []
          for (let p = 1; p <= Math.ceil(expected.length / size) + 1; p += 1) {
            const { list, count } = await page(query, sort, p, { size })
            expect([name, count]).toEqual([name, expected.length])
            found.push(...list.map(({ product_id }) => product_id))
          }
          expect([name, found]).toEqual([name, expected])
        }
      }
    },
  )

  it.each([...SORTS, 'sold_30d'] as const)(
    'goes on by key in the order %s, with every product once [wire.page-key] [rule.sorts]',
    async (sort) => {
      for (const [name, query] of queries) {
        const expected = sorted(made.filter(fits(query)), sort).map(({ id }) => String(id))
        const found: string[] = []
        let after: string | undefined
        do {
          const asked = { query, sort, language: 'en', now: NOW, p: 1, pageSize: PAGE } as const
          const { list, next }: ProductList = await listProducts(database.db, after ? { ...asked, after } : asked)
          found.push(...list.map(({ product_id }) => product_id))
          after = next
        } while (after !== undefined)
        expect([name, found]).toEqual([name, expected])
      }
    },
  )

  it('a list ends where it is said to, and says that there are more [wire.count-more]', async () => {
    const whole = sorted(made, 'price_asc').map(({ id }) => String(id))
    const last = await page(PLAIN, 'price_asc', 2, { most: 10 })
    expect(last).toMatchObject({ count: 10, count_more: true })
    expect(last.list.map(({ product_id }) => product_id)).toEqual(whole.slice(7, 10))
    expect(await page(PLAIN, 'price_asc', 3, { most: 10 })).toMatchObject({ list: [], count: 10, count_more: true })
    expect(await page(PLAIN, 'best', 1, { most: made.length })).not.toHaveProperty('count_more')
  })

  it.each([
    ['USD', 1],
    ['EUR', 0.93],
    ['JPY', 151.37],
  ])('counts products by price, in bars that begin at whole %s [field.facets.bars]', async (currency, rate) => {
    for (const [name, query] of queries) {
      const anyPrice = { ...query, priceMin: null, priceMax: null }
      const asked = { query, scope: query }
      const { bars } = (await loadFacets(database.db, asked, { language: 'en', currency }, NOW)).price
      const prices = made.filter(fits(anyPrice)).map((each) => Math.round(Number(priceOf(each)) * rate) / 100)
      const spread = Math.max(0, ...prices) - Math.min(...prices)
      if (!bars) {
        expect([name, spread < 5 * rate]).toEqual([name, true])
        continue
      }
      const [from, step, last] = [Number(bars.from), Number(bars.step), bars.counts.length - 1]
      const inBar = (bar: number) =>
        prices.filter((price) => Math.max(0, Math.min(last, Math.floor((price - from) / step))) === bar).length
      expect([name, bars.currency, bars.counts]).toEqual([name, currency, bars.counts.map((_, bar) => inBar(bar))])
      expect([name, from % step, last < 14 && bars.counts[last] !== 0]).toEqual([name, 0, true])
      expect(['1', '2', '5']).toContain(String(step).replace(/0+$/, ''))
    }
  })

  it('each facet counts without its own filter [field.facets.parts]', async () => {
    for (const [name, query] of queries) {
      const asked: FacetedQuery = { query, scope: { categoryIds: null, brandIds: null } }
      const facets = await loadFacets(database.db, asked, { language: one(LANGUAGE_CODES), currency: undefined }, NOW)
      const of = (wanted: ProductQuery) => made.filter(fits(wanted))
      const counts = (all: readonly Made[], key: 'brandId' | 'categoryId') => {
        const ids = [...new Set(all.map((each) => each[key]))]
        return Object.fromEntries(ids.map((id) => [String(id), all.filter((each) => each[key] === id).length]))
      }
      const named = (list: readonly { id: string; count: number }[]) =>
        Object.fromEntries(list.map(({ id, count }) => [id, count]))
      expect([name, named(facets.brands)]).toEqual([name, counts(of({ ...query, brandIds: null }), 'brandId')])
      const own = counts(of({ ...query, categoryIds: null }), 'categoryId')
      const [clothes, shirts] = [String(base.clothes), String(base.shirts)]
      const withBelow = clothes in own ? { ...own, [clothes]: (own[clothes] ?? 0) + (own[shirts] ?? 0) } : own
      expect([name, named(facets.categories)]).toEqual([name, withBelow])
      const prices = of({ ...query, priceMin: null, priceMax: null }).map((each) => Number(priceOf(each)))
      const cents = (price: number) => (price / 100).toFixed(2)
      const range = { min: cents(prices.length > 0 ? Math.min(...prices) : 0), max: cents(Math.max(0, ...prices)) }
      expect([name, facets.price]).toMatchObject([name, range])
      const rated = of({ ...query, rateMin: null })
      const expected = [400, 300, 200, 100].map((rate) => ({
        rate,
        count: rated.filter((each) => each.rate >= rate).length,
      }))
      expect([name, facets.rates]).toEqual([name, expected])
    }
  })
})
