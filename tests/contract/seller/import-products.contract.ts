/** Products of imports that are applied. */
import { Code } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, runImports, sql } from '../support/control'
import {
  applied,
  checked,
  dishes,
  exported,
  fileShelf,
  HEADER,
  productsOf,
  sendFile,
  stateOf,
  stockOfSku,
  faultsIn,
} from '../support/imports'
import { newOperator, newStall } from '../support/operators'
import { newSeller } from '../support/sellers'

describe('products of a file [rule.import-apply] [call.sellerImportApply]', () => {
  it('are made with their variants, prices and stock, each in its history', async () => {
    const seller = await newSeller()
    const lines = await dishes()
    const made = await checked(seller, 'products', lines)
    expect(made).toMatchObject({ new: 3, changed: 0, wrong: 0, errors: [] })
    expect(await productsOf(seller)).toEqual([])
    const { import: begun } = await ok('sellerImportApply', { import_id: made.import_id }, seller)
    expect(begun.state).toBe('running')
    await runImports()
    expect(await stateOf(seller, made)).toMatchObject({ state: 'done', done: 3, failed: 0, errors: [] })
    const products = await productsOf(seller)
    const [bowl, mug] = [one(products), at(products, 1)]
    expect([bowl.name_en, bowl.skus.length, bowl.state]).toEqual(['Bowl', 1, 'draft'])
    expect([mug.name_es, mug.options[0]?.names_en]).toEqual(['Taza', 'Size'])
    expect(mug.skus.map(({ sku, price, special_price, stock }) => [sku, price, special_price, stock])).toEqual([
      ['MUG-S', '12.50', '10.00', 8],
      ['MUG-L', '16.00', null, 3],
    ])
    const log = await ok('sellerProductLog', { product_id: mug.product_id }, seller)
    expect(log.list.map(({ action }) => action)).toEqual(['create'])
    const { list: stock } = await ok('sellerStockLog', { sku_id: one(mug.skus).sku_id }, seller)
    expect(stock.map(({ delta, kind }) => [delta, kind])).toEqual([[8, 'delivery']])
    expect(await brokenInvariants()).toEqual([])
  })

  it('are changed by their SKUs, and what the file does not name stays', async () => {
    const seller = await newSeller()
    await applied(seller, 'products', await dishes())
    const again = await checked(seller, 'products', [
      ...(await dishes()),
      ['PLATE', '', 'Plate', '', (await fileShelf()).category, '', '7', '', '', '', ''],
    ])
    expect(again).toMatchObject({ new: 1, same: 3, changed: 0, wrong: 0 })
    const prices = [
      ['sku', 'price', 'special_price', 'stock'],
      ['mug-s', '13', '(empty)', '6'],
      ['BOWL', '20.00', '', '5'],
    ]
    const done = await applied(seller, 'products', prices)
    expect(done).toMatchObject({ changed: 1, same: 1, done: 1, failed: 0 })
    const mug = (await productsOf(seller)).find(({ name_en }) => name_en === 'Mug')!
    expect(mug.skus.map(({ sku, price, special_price, stock }) => [sku, price, special_price, stock])).toEqual([
      ['MUG-S', '13.00', null, 6],
      ['MUG-L', '16.00', null, 3],
    ])
    expect([mug.name_es, mug.options[0]?.values.length]).toEqual(['Taza', 2])
    const added = await applied(seller, 'products', [
      HEADER,
      ['MUG-XL', 'MUG-S', '', '', '', '', '19', '', '1', 'Size', 'Extra large'],
    ])
    expect(added).toMatchObject({ new: 1, done: 1 })
    expect((await productsOf(seller)).find(({ name_en }) => name_en === 'Mug')!.skus).toHaveLength(3)
  })

  it('name each fault at its line and column, and other lines of that product wait with it', async () => {
    const seller = await newSeller()
    const { category, brand } = await fileShelf()
    const lines = [
      [...HEADER, 'state', 'tax_rate', 'ground'],
      ['A', 'a', 'Mug', '', category, brand, '0', '', '1', 'Size', 'Small', '', '', ''],
      ['B', 'a', '', '', '', '', '5', '', '1', 'Size', 'Small', '', '', ''],
      ['C', '', '', '', 'Nowhere > Else', 'No such brand', '5', '6', '-1', '', '', 'sold', '10001', 'pink'],
      ['D/', '', 'Plate', '', category, brand, '5', '', '', '', '', 'listed', '', ''],
      ['E', '', 'Cup', '', category, brand, '1,000', '', '', '', '', '', '', ''],
    ]
    const made = await checked(seller, 'products', lines)
    expect(faultsIn(made.errors)).toEqual([
      '2 price min',
      '3 option_1 taken',
      ...['4 category one_of', '4 tax_rate max', '4 ground one_of', '4 stock format', '4 state one_of'],
      ...['4 name_en required', '4 special_price max'],
      ...['5 sku format', '5 state incomplete'],
      '6 price format',
    ])
    expect(made).toMatchObject({ new: 0, wrong: 5 })
    const refused = await call('sellerImportApply', { import_id: made.import_id }, seller)
    expect([refused.code, refusedFields(refused)]).toEqual([Code.missingParameters, ['skip_errors']])
    expect(await applied(seller, 'products', lines)).toMatchObject({ state: 'done', done: 0, failed: 0 })
    expect(await productsOf(seller)).toEqual([])
  })

  it('keep cells that a spreadsheet would run as text, in both directions [rule.export-file]', async () => {
    const seller = await newSeller()
    const { category, brand } = await fileShelf()
    const line = ['F', '', `'=HYPERLINK("http://evil.test")`, `''@home`, category, brand, '5', '', '1', '', '']
    await applied(seller, 'products', [HEADER, line])
    const product = one(await productsOf(seller))
    expect([product.name_en, product.name_es]).toEqual(['=HYPERLINK("http://evil.test")', `'@home`])
    const csv = await exported(seller, 'products', seller.shopId)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    expect(csv).toContain(`,''@home,`)
  })

  it('belong to the shop alone: the same SKU of another shop is another product', async () => {
    const theirs = await newStall()
    const seller = await newSeller()
    const { category, brand } = await fileShelf()
    const made = await applied(seller, 'products', [
      HEADER,
      [theirs.sku, '', 'Mine', '', category, brand, '3', '', '1', '', ''],
    ])
    expect(made).toMatchObject({ new: 1, done: 1 })
    expect(await stockOfSku(theirs.seller.shopId, theirs.sku)).toBe(20)
    const foreign = await sendFile(seller, 'stock', `sku,stock\n${theirs.sku},4\n`, theirs.seller.shopId)
    expect(foreign.data.import.shop_id).toBe(seller.shopId)
  })

  it('suggest a brand for shops, and take none that operators have refused [rule.brand-suggested]', async () => {
    const seller = await newSeller()
    const { category } = await fileShelf()
    const name = `Ohm ${crypto.randomUUID().slice(0, 8)}`
    const line = (brand: string) => [HEADER, ['S', '', 'Cup', '', category, brand, '3', '', '1', '', '']]
    expect(await applied(seller, 'products', line(name))).toMatchObject({ done: 1, failed: 0 })
    const stored = `select state, suggested_by is not null as named from brands where name = '${name}'`
    expect(await sql(stored)).toEqual([{ state: 'suggested', named: true }])
    const { product_id } = one((await ok('sellerProducts', {}, seller)).list)
    const { product } = await ok('sellerProduct', { product_id }, seller)
    const change = { product_id, version: product.version }
    const other = await ok('sellerProductSave', { ...change, brand_name: ` ${name.toUpperCase()} ` }, seller)
    expect(other.product.brand_id).toBe(product.brand_id)
    await sql(`update brands set state = 'refused' where name = '${name}' returning id::text`)
    const before = await fingerprint()
    const refused = await call('sellerProductSave', { ...change, brand_name: name }, seller)
    expect([refused.code, refused.data]).toMatchObject([
      Code.invalidParameter,
      { errors: [{ field: 'brand_name', rule: 'one_of' }] },
    ])
    expect(await fingerprint()).toBe(before)
    const made = await checked(await newSeller(), 'products', line(name))
    expect(faultsIn(made.errors)).toEqual(['2 brand one_of'])
  })

  it('make a brand for operators, and “No brand” for products without one', async () => {
    const { shopId } = await newSeller()
    const operator = await newOperator()
    const { category } = await fileShelf()
    const name = `Brand ${crypto.randomUUID().slice(0, 8)}`
    const lines = [
      HEADER,
      ['G', '', 'Cup', '', category, name, '3', '', '1', '', ''],
      ['H', '', 'Can', '', category, '', '3', '', '1', '', ''],
    ]
    expect(await applied(operator, 'products', lines, shopId)).toMatchObject({ done: 2, failed: 0 })
    const made = await sql<{ name: string }>(
      `select b.name from products p join brands b on b.id = p.brand_id where p.shop_id = ${shopId} order by p.id`,
    )
    expect(made.map((row) => row.name)).toEqual([name, 'No brand'])
  })
})

describe('a product on sale [state.product]', () => {
  it('is not left without a picture by a file, unless the file takes it off sale [rule.import-check] [rule.import-apply]', async () => {
    const { seller, productId, sku } = await newStall()
    const file = [
      ['sku', 'images'],
      [sku, '(empty)'],
    ]
    expect(faultsIn((await checked(seller, 'products', file)).errors)).toEqual(['2 images required'])
    const resting = [
      ['sku', 'images', 'state'],
      [sku, '(empty)', 'withdrawn'],
    ]
    expect(await applied(seller, 'products', resting)).toMatchObject({ done: 1, failed: 0, errors: [] })
    const { product } = await ok('sellerProduct', { product_id: productId }, seller)
    expect([product.state, product.images]).toEqual(['withdrawn', []])
  })
})
