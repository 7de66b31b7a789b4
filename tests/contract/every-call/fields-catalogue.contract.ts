/** The catalogue, field by field. */
import { COMPARE_MAX, PAGE_SIZE_MAX } from '@contract/base/constants'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { commenting, orderThatIs } from '../support/after-sale'
import { call, ok } from '../support/client'
import { countSales } from '../support/control'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const MONEY = /^\d+\.\d{2}$/
const SOMETHING = expect.stringMatching(/./) as string

async function firstDetail() {
  const { list } = await ok('getAllProducts', { sort: 'sold', page_size: 1 })
  return ok('product', { product_id: one(list).product_id })
}

describe('a product', () => {
  it('has a price, a special price if there is one, and its tax [field.product.price]', async () => {
    const { productId } = await newItem()
    const { product } = await ok('product', { product_id: productId })
    expect(product).toMatchObject({ price: '12.50', tax_rate: 700 })
    expect(product.special_price).toBeUndefined()
    const { list } = await ok('getAllProducts', { on_sale: true, page_size: 50 })
    const reduced = list.filter(({ special_price }) => special_price !== undefined)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { price, special_price } of reduced) {
      expect([price, special_price]).toEqual([expect.stringMatching(MONEY), expect.stringMatching(MONEY)])
      expect(Number(special_price)).toBeLessThan(Number(price))
    }
  })

  it('has a stock, which is the sum over its variants [field.product.stock]', async () => {
    const { productId } = await newItem({ stock: 6, sizes: ['S', 'M', 'L'] })
    const { product, skus } = await ok('product', { product_id: productId })
    expect([product.stock, skus.map(({ stock }) => stock)]).toEqual([18, [6, 6, 6]])
  })

  it('belongs to a brand, a category and a shop [field.product.place]', async () => {
    const { product, shop } = await firstDetail()
    const { brand } = await ok('brand', { id: product.brand_id })
    const { category } = await ok('category', { a: product.category_id, b: 1 })
    expect([brand.name, category.category_id, shop.shop_id]).toEqual([
      product.brand_name,
      product.category_id,
      product.shop_id,
    ])
  })

  it('has its rating in hundredths, and the numbers of reviews and sales [field.product.opinions]', async () => {
    const { buyer, order_id, item_id } = await orderThatIs()
    const { order } = await ok('order', { order_id }, buyer)
    const { product_id } = one(order.products)
    expect((await ok('product', { product_id })).product).toMatchObject({ rate: 0, review_count: 0 })
    await ok('submitReview', commenting({ item_id }), buyer)
    await countSales()
    expect((await ok('product', { product_id })).product).toMatchObject({ rate: 400, review_count: 1, sold: 1 })
  })

  it('has name and descriptions in six languages [field.product.texts]', async () => {
    const { product } = await firstDetail()
    for (const code of LANGUAGE_CODES) {
      expect([product[`name_${code}`], product[`description_${code}`], product[`short_description_${code}`]]).toEqual([
        SOMETHING,
        SOMETHING,
        SOMETHING,
      ])
    }
  })

  it('has at least the English texts [field.product.texts] [rule.name-fallback]', async () => {
    const { product } = await ok('product', { product_id: (await newItem()).productId }, { lang: 'th' })
    expect([product.name_en, product.description_en, product.short_description_en]).toEqual(
      Array(3).fill(expect.stringContaining('Test goods')),
    )
  })

  it('has lists of related and hot products, without itself [field.product.neighbours]', async () => {
    const { product, related, hot } = await firstDetail()
    for (const list of [related, hot]) {
      expect(list.length).toBeGreaterThan(0)
      expect(list.map(({ product_id }) => product_id)).not.toContain(product.product_id)
    }
  })

  it('has its variants and the names of their options [field.product.variants]', async () => {
    const { productId, sku } = await newItem({ sizes: ['S', 'M'] })
    const { skus, option_names, images } = await ok('product', { product_id: productId })
    expect(skus[0]).toMatchObject({ sku, options: { size: 'S' }, price: '12.50', stock: 20, image: SOMETHING })
    expect(option_names).toEqual([
      {
        option: 'size',
        name: 'Size',
        values: [
          { value: 'S', name: 'S' },
          { value: 'M', name: 'M' },
        ],
      },
    ])
    expect(images.length).toBeGreaterThan(0)
  })

  it('has its shipping cost and its expected arrival [field.product.shipping]', async () => {
    const { shipping } = await ok('product', { product_id: (await newItem()).productId })
    expect(shipping.cost).toBe('2.50')
    expect(shipping.eta_from < shipping.eta_to).toBe(true)
  })

  it('in a flash deal has its price, its end and the pieces left [field.product.flash]', async () => {
    const { list, server_time } = await ok('getFlashDeals', {})
    expect(list.length).toBeGreaterThan(0)
    for (const { flash, price } of list) {
      expect(flash).toMatchObject({ price: expect.stringMatching(MONEY) as string, left: expect.any(Number) as number })
      expect(Number(flash?.price)).toBeLessThan(Number(price))
      expect(Date.parse(flash?.ends_at ?? '')).toBeGreaterThan(Date.parse(server_time))
    }
  })

  it('in a list has a picture, and names in English and in the caller’s language [field.card.texts]', async () => {
    const { list } = await ok('getAllProducts', { sort: 'sold', page_size: 3 }, { lang: 'th' })
    for (const card of list) {
      expect(card).toMatchObject({ name_en: SOMETHING, name_th: SOMETHING, image: SOMETHING, ground: SOMETHING })
      expect(card).not.toHaveProperty('name_es')
      expect(card).not.toHaveProperty('description_en')
    }
  })
})

const NO_BARS = { from: '', step: '', counts: [], currency: '' }
const sumOf = (counts: readonly number[] = []) => counts.reduce((sum, count) => sum + count, 0)

describe('the rest of the catalogue', () => {
  it('has reviews with all their parts, and a histogram [field.review.parts]', async () => {
    const { buyer, order_id, item_id } = await orderThatIs()
    const { order } = await ok('order', { order_id }, buyer)
    const { id } = await ok('upload', { purpose: 'review' }, buyer)
    await ok('submitReview', { ...commenting({ item_id }), images: [id] }, buyer)
    const { list, histogram } = await ok('reviews', { product_id: one(order.products).product_id })
    expect(list).toMatchObject([
      {
        author: expect.stringMatching(/^A/) as string,
        star: 4,
        summary: 'Good',
        content: 'It keeps warm for hours.',
        images: [SOMETHING],
        options: '',
        created_at: expect.stringMatching(TIME) as string,
      },
    ])
    expect(histogram.find(({ star }) => star === 4)).toEqual({ star: 4, count: 1 })
    expect(histogram.map(({ star }) => star).sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('has a tree of categories [field.category.tree] [field.client.lists]', async () => {
    const { list } = await ok('getAllCategory', {}, { lang: 'es' })
    expect(list.length).toBeGreaterThan(0)
    const named = { name_en: SOMETHING, image: expect.any(String) as string }
    for (const node of list) expect(node).toMatchObject(named)
    // departments to begin with have no picture and nothing below them
    const parents = list.filter((node) => node.children.length > 0)
    expect(parents).toContainEqual(expect.objectContaining({ name_es: SOMETHING, image: SOMETHING }))
    const children = list.flatMap((node) => node.children)
    expect(children.length).toBeGreaterThan(parents.length)
    expect(new Set(children.map(({ category_id }) => category_id)).size).toBe(children.length)
  })

  it('has a list of brands [field.brand.parts] [field.client.lists]', async () => {
    const { list, count } = await ok('getAllBrand', { page_size: 5 })
    expect([list.length, count > 5]).toEqual([5, true])
    for (const brand of list) {
      expect(brand).toMatchObject({
        brand_id: expect.stringMatching(/^\d+$/) as string,
        name: SOMETHING,
        image: expect.any(String) as string,
      })
    }
    expect(list).toContainEqual(expect.objectContaining({ image: SOMETHING }))
  })

  it('has facets that count the products found [field.facets.parts]', async () => {
    const { list } = await ok('getFirstCategory', {})
    const { facets, count } = await ok('category', { a: one(list).category_id, b: 1 })
    for (const facet of [facets.categories, facets.brands]) {
      expect(facet.length).toBeGreaterThan(0)
      for (const { name, count: found } of facet) expect([name, found > 0 && found <= count]).toEqual([SOMETHING, true])
    }
    expect(Number(facets.price.min)).toBeLessThan(Number(facets.price.max))
    expect(facets.rates.every(({ rate, count: found }) => rate <= 500 && found <= count)).toBe(true)
  })

  it('counts products by price, as the list within a bar does [field.facets.bars]', async () => {
    const { list } = await ok('getFirstCategory', {})
    const fields = { a: one(list).category_id, b: 1 }
    const { facets, count } = await ok('category', fields)
    const { from, step, counts, currency } = { ...NO_BARS, ...facets.price.bars }
    expect([currency, sumOf(counts)]).toEqual(['USD', count])
    const fullest = counts.indexOf(Math.max(...counts))
    const price_min = (Number(from) + fullest * Number(step)).toFixed(2)
    const price_max = (Number(price_min) + Number(step) - 0.01).toFixed(2)
    const top = fullest === counts.length - 1 ? {} : { price_max }
    const narrow = await ok('category', { ...fields, price_min, ...top })
    expect(narrow.count).toBe(counts[fullest])
    // the bars leave their own filter out
    expect(narrow.facets.price.bars).toEqual(facets.price.bars)
    const euros = await ok('category', { ...fields, currency: 'EUR' })
    const bars = euros.facets.price.bars
    expect([bars?.currency, sumOf(bars?.counts)]).toEqual(['EUR', count])
  })

  it('has shops [field.shop.parts]', async () => {
    const { shop } = await firstDetail()
    const { shop: whole } = await ok('shop', { a: shop.shop_id, b: 1 })
    expect(whole).toMatchObject({ ...shop, name: SOMETHING, image: SOMETHING, text: expect.any(String) as string })
    expect([whole.rate > 0 && whole.rate <= 500, whole.product_count > 0]).toEqual([true, true])
  })

  it('has comparisons with the same attributes for each product [field.compare.attributes]', async () => {
    const { list } = await ok('getAllProducts', { page_size: COMPARE_MAX })
    const found = await ok('compare', { ids: list.map(({ product_id }) => product_id) })
    expect(found.attributes.length).toBeGreaterThan(1)
    for (const { key, name, values } of found.attributes) {
      expect([key, name, values.length]).toEqual([SOMETHING, SOMETHING, COMPARE_MAX])
    }
  })

  it('has suggestions of three kinds [field.suggest.parts]', async () => {
    const { product, shop } = await firstDetail()
    const byName = await ok('searchSuggest', { q: product.name_en.slice(0, 4) })
    expect(byName.terms.length + byName.products.length).toBeGreaterThan(0)
    expect(byName.terms.every((term) => term.length > 0)).toBe(true)
    const { shops } = await ok('searchSuggest', { q: shop.name })
    expect(shops).toContainEqual({ shop_id: shop.shop_id, name: shop.name })
  })
})

describe('a page to read', () => {
  it('can be a post of the blog [field.article.parts]', async () => {
    const { list } = await ok('articles', { page_size: PAGE_SIZE_MAX }, { lang: 'jp' })
    // other tests' posts are not in Japanese
    const post = one(list.filter(({ title_jp }) => title_jp))
    expect(post).toMatchObject({ title_en: SOMETHING, title_jp: SOMETHING, summary_jp: SOMETHING, image: SOMETHING })
    expect(post.published_at).toMatch(TIME)
    expect(post.minutes).toBeGreaterThan(0)
    const { article } = await ok('article', { article_id: post.article_id })
    for (const code of LANGUAGE_CODES) expect(article[`content_${code}`]).toMatch(/</)
  })

  it.each([
    ['termsPolicy', 'terms'],
    ['privacyPolicy', 'privacy'],
    ['returnPolicy', 'returns'],
    ['supportPolicy', 'support'],
    ['aboutUsPolicy', 'about'],
  ] as const)('can be %s, with the time of its last change [field.policy.parts]', async (name, kind) => {
    // other tests write their own words, and not in every language
    await call('opsPolicyRemove', { policy: kind }, await newOperator())
    const policy = await ok(name, {})
    for (const code of LANGUAGE_CODES)
      expect([policy[`title_${code}`], policy[`content_${code}`]]).toEqual([SOMETHING, SOMETHING])
    expect(policy.updated_at).toMatch(TIME)
    expect(Date.parse(policy.updated_at)).toBeLessThanOrEqual(Date.now())
  })
})
