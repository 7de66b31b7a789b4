/** A shop's products: how they are created and saved, and what is refused. */
import sharp from 'sharp'
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import type { RefusalData } from '@contract/base/envelope'
import { at, one } from '@contract/rules/lists'
import { buy } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, sql } from '../support/control'
import { newDraft, newProduct } from '../support/input/seller-input'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { blank, blobOf, read } from '../support/pictures'
import { newSeller, uploaded, type Seller } from '../support/sellers'

type Sent = Fields<'sellerProductSave'>

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const readAt = async (seller: Seller, product_id: string) => (await ok('sellerProduct', { product_id }, seller)).product

/** A listed product, and the fields that its editor would send. */
async function onSale() {
  const made = await newDraft()
  const { seller, product } = made
  await sql(`update shops set trusted = true where id = ${seller.shopId} returning id::text`)
  await ok('sellerProductState', { product_ids: [product.product_id], to: 'submit' }, seller)
  return made
}

describe('a product that a seller creates', () => {
  it('is a draft with all its fields, and buyers do not find it [call.sellerProductSave] [field.seller.product] [state.product]', async () => {
    const { seller, product } = await newDraft()
    expect(await readAt(seller, product.product_id)).toEqual(product)
    expect(product).toMatchObject({
      ...{ shop_id: seller.shopId, name_en: 'Salt-glazed mug', name_es: 'Taza esmaltada', tax_rate: 700 },
      ...{ state: 'draft', listed_at: null, version: 1, ground: 'clay', updated_by_name: 'Ada Lovelace' },
      skus: [
        { sku: 'MUG-1', price: '12.50', special_price: '10.00', stock: 8, image: null, discontinued: false },
        { sku: 'MUG-2', price: '16.00', special_price: null, stock: 3, options: { size: 'l' } },
      ],
      options: [{ option: 'size', names_en: 'Size', values: [{ value: 's' }, { value: 'l', image: null }] }],
    })
    const { list } = await ok('sellerProducts', {}, seller)
    const row = { price: '12.50', special_price: '10.00', stock: 11, variants: 2, state: 'draft' }
    expect(list).toEqual([expect.objectContaining({ product_id: product.product_id, ...row })])
    expect((await call('product', { product_id: product.product_id })).code).toBe(Code.productInvalid)
  })

  it('has pictures in three sizes, which only sellers and operators can upload [upload.product]', async () => {
    const seller = await newSeller()
    const file = await blobOf(blank(2000, 1000).jpeg())
    const { url } = await ok('upload', { purpose: 'product' }, { ...seller, file })
    const sizes = await Promise.all(
      [1600, 600, 300].map(async (side) => {
        const { width, height } = await sharp((await read(url.replace('-600.', `-${side}.`))).bytes).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [1600, 800],
      [600, 300],
      [300, 150],
    ])
    const buyers = await call('upload', { purpose: 'product' }, { ...(await newBuyer()), file })
    expect([buyers.code, buyers.data]).toEqual([Code.operationFailed, { reason: 'permission' }])
  })

  it('stores markup as plain text [call.sellerProductSave] [wire.hostile-text]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    const description_en = '<b>Bold</b> & <script>alert(1)</script>'
    await ok('sellerProductSave', { product_id, version, description_en }, seller)
    expect((await readAt(seller, product_id)).description_en).toBe(description_en)
  })

  it('can have a SKU of another shop, but not one of its own shop, ignoring case [rule.seller-variants]', async () => {
    const { seller } = await newDraft()
    const other = await newDraft()
    expect(other.product.skus.map(({ sku }) => sku)).toEqual(['MUG-1', 'MUG-2'])
    const fields = await newProduct(seller)
    const skus = fields.skus!.map((sku) => ({ ...sku, sku: sku.sku.toLowerCase() }))
    const before = await fingerprint()
    const answer = await call('sellerProductSave', { ...fields, skus }, seller)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['skus.0.sku', 'skus.1.sku']])
    expect(await fingerprint()).toBe(before)
  })

  it('needs its name in English, a category, a brand and a variant [answer.1000009] [wire.missing-field]', async () => {
    const seller = await newSeller()
    const answer = await call('sellerProductSave', { name_th: 'ถ้วย' }, seller)
    expect(answer.code).toBe(Code.missingParameters)
    expect(refusedFields(answer).sort()).toEqual(['brand_id', 'category_id', 'name_en', 'skus'])
  })
})

describe('invalid input for a product', () => {
  type Change = (good: Sent) => Partial<Sent>
  const firstSku = (change: object): Change => {
    return ({ skus = [] }) => ({ skus: skus.map((sku, place) => (place === 0 ? { ...sku, ...change } : sku)) })
  }
  const CASES: readonly (readonly [string, Change, string])[] = [
    ['a price of nothing', firstSku({ price: '0' }), 'skus.0.price'],
    ['a price of 0.00', firstSku({ price: '0.00' }), 'skus.0.price'],
    ['a price below zero', firstSku({ price: '-4' }), 'skus.0.price'],
    ['a price in another currency', firstSku({ price: '12.50 EUR' }), 'skus.0.price'],
    ['a price with a comma', firstSku({ price: '12,50' }), 'skus.0.price'],
    ['a price of parts of a cent', firstSku({ price: '1.005' }), 'skus.0.price'],
    ['no price', firstSku({ price: ' ' }), 'skus.0.price'],
    ['a price beyond all bounds', firstSku({ price: '99999999.00', special_price: null }), 'skus.0.price'],
    ['a special price above the price', firstSku({ special_price: '12.51' }), 'skus.0.special_price'],
    ['a special price that is the price', firstSku({ special_price: '12.50' }), 'skus.0.special_price'],
    ['no SKU', firstSku({ sku: ' ' }), 'skus.0.sku'],
    ['a SKU with a blank', firstSku({ sku: 'MUG 1' }), 'skus.0.sku'],
    ['one SKU twice', firstSku({ sku: 'mug-2' }), 'skus.1.sku'],
    ['one choice twice', firstSku({ options: { size: 'l' } }), 'skus.1.options'],
    ['a value that the axis does not have', firstSku({ options: { size: 'xl' } }), 'skus.0.options'],
    ['an axis that there is not', firstSku({ options: { size: 's', colour: 'red' } }), 'skus.0.options'],
    ['no choice', firstSku({ options: {} }), 'skus.0.options'],
    ['a variant of no product', firstSku({ sku_id: '999999999' }), 'skus.0.sku_id'],
    ['variants without axes', () => ({ options: [] }), 'skus.0.options'],
    ['a picture that nobody sent', () => ({ images: [{ upload_id: '999999999' }] }), 'images.0'],
    ['a path that is not one of its pictures', () => ({ images: [{ path: '/etc/passwd' }] }), 'images.0'],
    ['a picture that is nothing', () => ({ images: [{}] }), 'images.0'],
    ['a category that there is not', () => ({ category_id: '999999999' }), 'category_id'],
    ['a brand that there is not', () => ({ brand_id: '999999999' }), 'brand_id'],
  ]

  it.each(CASES)(
    '%s is refused at its place, and changes nothing [call.sellerProductSave] [rule.seller-save] [rule.seller-price] [rule.seller-variants] [answer.1000008] [wire.unchanged]',
    async (_what, change, field) => {
      const seller = await newSeller()
      const good = await newProduct(seller)
      const before = await fingerprint()
      const answer = await call('sellerProductSave', { ...good, ...change(good) }, seller)
      expect(answer.code).toBe(Code.invalidParameter)
      expect(refusedFields(answer)).toContain(field)
      expect(await fingerprint()).toBe(before)
    },
  )

  it('an upload for another purpose is refused as a picture of a product [answer.1000008]', async () => {
    const seller = await newSeller()
    const images = [{ upload_id: await uploaded(seller, 'review') }]
    const answer = await call('sellerProductSave', { ...(await newProduct(seller)), images }, seller)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['images.0']])
  })

  it('a price that is not above the flash deal is refused, both when saving and when setting prices [rule.seller-price] [call.sellerPrices]', async () => {
    const { seller, product } = await onSale()
    const { product_id, version, skus } = product
    await sql(
      `insert into flash_deals (product_id, price_minor, starts_at, ends_at, "left")
       values (${product_id}, 800, now() - interval '1 hour', now() + interval '1 day', 5) returning id::text`,
    )
    const before = await fingerprint()
    const cheap = skus.map((sku) => ({ ...sku, special_price: '8.00', image: null }))
    const saved = await call('sellerProductSave', { product_id, version, skus: cheap }, seller)
    expect(refusedFields(saved).sort()).toEqual(['skus.0.special_price', 'skus.1.special_price'])
    const items = [{ sku_id: one(skus).sku_id, price: '7.99', special_price: null }]
    expect(refusedFields(await call('sellerPrices', { items }, seller))).toEqual(['items.0.price'])
    expect(await fingerprint()).toBe(before)
    await ok('sellerPrices', { items: [{ ...one(items), price: '8.01' }] }, seller)
  })
})

describe('a product that is changed', () => {
  it('changes only in the fields that are sent; lists are replaced, and pictures keep their order [call.sellerProductSave]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    const images = [{ upload_id: await uploaded(seller, 'product') }, ...product.images]
    const saved = await ok('sellerProductSave', { product_id, version, name_es: '', images, tax_rate: 0 }, seller)
    expect(saved.product).toMatchObject({ name_en: product.name_en, skus: product.skus, tax_rate: 0, version: 2 })
    expect(saved.product.name_es).toBeUndefined()
    expect(saved.product.images).toHaveLength(2)
    expect(saved.product.images[1]).toEqual(product.images[0])
  })

  it('can exchange the SKUs of two variants [rule.seller-variants]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    const [small, large] = [one(product.skus), at(product.skus, 1)]
    const skus = [
      { ...small, sku: large.sku },
      { ...large, sku: small.sku },
    ]
    const { product: saved } = await ok('sellerProductSave', { product_id, version, skus }, seller)
    expect(saved.skus.map(({ sku_id, sku }) => [sku_id, sku])).toEqual([
      [small.sku_id, 'MUG-2'],
      [large.sku_id, 'MUG-1'],
    ])
  })

  it('is not overwritten by an editor with an older version, whose refusal names the author of the change [rule.seller-save] [wire.reason]', async () => {
    const { seller, product } = await newDraft()
    const operator = { ...(await newOperator()), shop_id: seller.shopId }
    const { product_id, version } = product
    const { shop_id } = operator
    await ok('sellerProductSave', { shop_id, product_id, version, name_en: 'A mug' }, operator)
    const before = await fingerprint()
    const late = await call('sellerProductSave', { product_id, version, name_en: 'My mug' }, seller)
    expect(late.code).toBe(Code.operationFailed)
    expect(late.data).toEqual({
      ...{ reason: 'changed', version: 2, updated_by_name: 'Ada Lovelace' },
      updated_at: expect.stringMatching(/Z$/) as unknown,
    })
    const unsure = await call('sellerProductSave', { product_id, name_en: 'My mug' }, seller)
    expect([unsure.code, refusedFields(unsure)]).toEqual([Code.missingParameters, ['version']])
    expect(await fingerprint()).toBe(before)
    const again = { product_id, version: 2, name_en: 'My mug' }
    expect((await ok('sellerProductSave', again, seller)).product).toMatchObject({ name_en: 'My mug', version: 3 })
  })

  it('by two editors at once is saved for only one of them [rule.seller-save]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    const names = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(
      names.map((name_en) => call('sellerProductSave', { product_id, version, name_en }, seller)),
    )
    const reasons = answers.map(({ code, data }) => (code === SUCCESS ? 'saved' : (data as RefusalData).reason))
    expect(reasons.sort()).toEqual(['changed', 'changed', 'changed', 'saved'])
    const saved = answers.findIndex(({ code }) => code === SUCCESS)
    expect(await readAt(seller, product_id)).toMatchObject({ name_en: names[saved], version: 2 })
  })

  it('by a new price is not overwritten by an editor that shows the old one [call.sellerPrices] [rule.seller-save]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version, skus } = product
    await ok('sellerPrices', { items: [{ sku_id: one(skus).sku_id, price: '14', special_price: null }] }, seller)
    const late = await call('sellerProductSave', { product_id, version, skus }, seller)
    expect(late.data).toMatchObject({ reason: 'changed', version: 2 })
  })

  it('withdraws a removed variant that is in an order or a cart, and deletes any other [rule.seller-variants] [stock.inactive]', async () => {
    const { seller, product } = await onSale()
    const { product_id, skus } = product
    const [small, large] = [one(skus), at(skus, 1)]
    const goods = { productId: product_id, shopId: seller.shopId, skuId: small.sku_id, sku: small.sku }
    const buyer = await newBuyer()
    await ok('cartAdd', { product_id, qty: 1, custom_option_sku: small.sku }, buyer)
    const plain = { sku: 'MUG', options: {}, price: '9.00', stock: 4 }
    const { product: saved } = await ok(
      'sellerProductSave',
      { product_id, version: 1, options: [], skus: [plain] },
      seller,
    )
    expect(saved.skus.map(({ sku, discontinued }) => [sku, discontinued])).toEqual([
      [small.sku, true],
      ['MUG', false],
    ])
    expect(saved.skus.some(({ sku_id }) => sku_id === large.sku_id)).toBe(false)
    const { cart_info } = await ok('cart', {}, buyer)
    expect(cart_info.shops[0]?.products[0]).toMatchObject({ sku: small.sku, active: false, selected: false })
    expect(goods.productId).toBe(product_id)
  })

  it('does not change in orders that were placed before [rule.seller-save]', async () => {
    const seller = await newSeller()
    await sql(`update shops set trusted = true where id = ${seller.shopId} returning id::text`)
    const made = await newProduct(seller)
    const single = { ...made, options: [], skus: [{ sku: 'POT', options: {}, price: '20.00', stock: 5 }] }
    const { product } = await ok('sellerProductSave', single, seller)
    const { product_id, version, skus } = product
    await ok('sellerProductState', { product_ids: [product_id], to: 'submit' }, seller)
    const buyer = await newBuyer()
    const goods = { productId: product_id, shopId: seller.shopId, skuId: one(skus).sku_id, sku: 'POT' }
    const { orders } = await buy(buyer, [goods])
    const dearer = { product_id, version, name_en: 'Another name', skus: [{ ...one(skus), price: '30.00' }] }
    await ok('sellerProductSave', dearer, seller)
    const { order } = await ok('order', { order_id: one(orders).order_id }, buyer)
    expect(order.products[0]).toMatchObject({ name_en: 'Salt-glazed mug', price: '20.00', sku: 'POT' })
    expect((await call('sellerProductRemove', { product_id }, seller)).code).toBe(Code.operationFailed)
  })

  it('has a history with user, time and previous values [rule.seller-history] [call.sellerProductLog]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version, skus } = product
    await ok('sellerProductSave', { product_id, version, name_en: 'A mug' }, seller)
    await ok('sellerPrices', { items: [{ sku_id: at(skus, 1).sku_id, price: '17', special_price: null }] }, seller)
    const { list } = await ok('sellerProductLog', { product_id }, seller)
    const told = list.map(({ by, action, before, after }) => ({ by: by.name, action, before, after }))
    const by = 'Ada Lovelace'
    expect(told).toEqual([
      {
        ...{ by, action: 'price', before: { price: '16.00' } },
        after: { price: '17.00' },
      },
      { by, action: 'change', before: { name_en: 'Salt-glazed mug' }, after: { name_en: 'A mug' } },
      { by, action: 'create', before: {}, after: expect.objectContaining({ name_en: 'Salt-glazed mug' }) as unknown },
    ])
    const { list: audits } = await ok('opsAudits', { subject: 'products', subject_id: product_id }, await newOperator())
    expect(audits.map(({ action }) => action)).toEqual(['change', 'create'])
  })
})
