/** Imports that are applied: what happens when something has changed meanwhile, or when they are interrupted. */
import { one } from '@contract/rules/lists'
import { place } from '../support/checkout'
import { call, ok } from '../support/client'
import { brokenInvariants, moveClock, quoted, runHousekeeping, runImports, sql } from '../support/control'
import { newSale } from '../support/seller-orders'
import {
  applied,
  checked,
  dishes,
  exported,
  fileShelf,
  HEADER,
  productsOf,
  stateOf,
  stockOfSku,
  faultsIn,
} from '../support/imports'
import { newOperator, newStall } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

afterEach(() => moveClock(0))

describe('what has changed between check and application [rule.import-apply]', () => {
  it('is not overwritten: a product that somebody has edited is refused, the others are written', async () => {
    const seller = await newSeller()
    await applied(seller, 'products', await dishes())
    const made = await checked(seller, 'products', [
      ['sku', 'price'],
      ['MUG-S', '14'],
      ['BOWL', '21'],
    ])
    const mug = (await productsOf(seller)).find(({ name_en }) => name_en === 'Mug')!
    await ok('sellerProductSave', { product_id: mug.product_id, version: mug.version, name_en: 'A mug' }, seller)
    await ok('sellerImportApply', { import_id: made.import_id }, seller)
    await runImports()
    const done = await stateOf(seller, made)
    expect([done.done, done.failed, faultsIn(done.errors)]).toEqual([1, 1, ['2  changed']])
    // the same bytes are checked anew, because lines of them were refused
    const again = await applied(seller, 'products', [
      ['sku', 'price'],
      ['MUG-S', '14'],
      ['BOWL', '21'],
    ])
    expect(again).toMatchObject({ changed: 1, same: 1, done: 1, failed: 0 })
    expect(again.import_id).not.toBe(made.import_id)
  })

  it('stays sold: a delivery is added to what is there, and a count is refused', async () => {
    const { seller, productId, sku } = await newStall()
    const made = await checked(seller, 'stock', [
      ['sku', 'stock', 'reason'],
      [sku, '25', 'delivery'],
    ])
    await place(await newBuyer(), [{ productId, shopId: seller.shopId }], 3)
    await ok('sellerImportApply', { import_id: made.import_id }, seller)
    await runImports()
    expect(await stockOfSku(seller.shopId, sku)).toBe(22)
    const less = await checked(seller, 'stock', [
      ['sku', 'stock', 'reason'],
      [sku, '0', 'damage'],
    ])
    await place(await newBuyer(), [{ productId, shopId: seller.shopId }], 2)
    await ok('sellerImportApply', { import_id: less.import_id }, seller)
    await runImports()
    expect(faultsIn((await stateOf(seller, less)).errors)).toEqual(['2 stock not_enough'])
    const counted = await checked(seller, 'stock', [
      ['sku', 'stock'],
      [sku, '30'],
    ])
    await place(await newBuyer(), [{ productId, shopId: seller.shopId }], 1)
    await ok('sellerImportApply', { import_id: counted.import_id }, seller)
    await runImports()
    expect(faultsIn((await stateOf(seller, counted)).errors)).toEqual(['2  changed'])
    expect(await stockOfSku(seller.shopId, sku)).toBe(19)
    expect(await brokenInvariants()).toEqual([])
  })

  it('may be a cart, an open order and a flash deal of the product', async () => {
    const { seller, goods, buyer, order_id } = await newSale()
    const ordered = await ok('order', { order_id }, buyer)
    const other = await newBuyer()
    await ok('cartAdd', { product_id: goods.productId, qty: 1 }, other)
    await sql(
      `insert into flash_deals (product_id, price_minor, starts_at, ends_at, "left")
       values (${goods.productId}, 900, now() - interval '1 hour', now() + interval '1 day', 5) returning id::text`,
    )
    const low = await checked(seller, 'prices', [
      ['sku', 'price'],
      [goods.sku, '9.00'],
    ])
    expect(faultsIn(low.errors)).toEqual(['2 price min'])
    const done = await applied(seller, 'prices', [
      ['sku', 'price', 'special_price'],
      [goods.sku, '30', '25'],
    ])
    expect(done).toMatchObject({ done: 1, failed: 0 })
    const { order } = await ok('order', { order_id }, buyer)
    expect(order.product_total).toBe(ordered.order.product_total)
    const { cart_info: cart } = await ok('cart', {}, other)
    expect(cart.shops[0]?.products).toHaveLength(1)
    expect(await brokenInvariants()).toEqual([])
  })

  it('may be the seller: lines that are left are not written once the application is withdrawn', async () => {
    const seller = await newSeller()
    const { category, brand } = await fileShelf()
    const many = Array.from({ length: 3 }, (_, place) => [
      `S-${place}`,
      '',
      'Cup',
      '',
      category,
      brand,
      '3',
      '',
      '1',
      '',
      '',
    ])
    const made = await checked(seller, 'products', [HEADER, ...many])
    await ok('sellerImportApply', { import_id: made.import_id }, seller)
    const mine = `(select id from users where email = ${quoted(seller.email)})`
    await sql(`update sellers set state = -1 where user_id = ${mine} returning user_id::text`)
    await runImports()
    const [row] = await sql<{ state: string; done: number }>(
      `select state, done_lines as done from imports where id = ${made.import_id}`,
    )
    expect(row).toEqual({ state: 'stopped', done: 0 })
  })
})

describe('orders to ship [rule.import-apply]', () => {
  it('are shipped with their number, which a second file corrects', async () => {
    const { seller, order_id } = await newSale('to_be_shipped')
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(await exported(seller, 'shipments', seller.shopId)).toBe(
      `order,carrier,number\r\n${order.increment_id},,\r\n`,
    )
    const header = ['order', 'carrier', 'number']
    const first = await applied(seller, 'shipments', [header, [order.increment_id, 'Carteiro', 'CT1']])
    expect(first).toMatchObject({ changed: 1, done: 1 })
    expect((await ok('sellerOrder', { order_id }, seller)).order).toMatchObject({ status: 'shipped', log_sn: 'CT1' })
    expect(
      await checked(seller, 'shipments', [header, [order.increment_id, 'Carteiro', 'CT1'], ['1', 'X', 'Y Z']]),
    ).toMatchObject({ same: 1, wrong: 1 })
    await applied(seller, 'shipments', [header, [order.increment_id, 'Carteiro', 'CT2']])
    expect((await ok('sellerOrder', { order_id }, seller)).order.log_sn).toBe('CT2')
    const stranger = await checked(await newSeller(), 'shipments', [header, [order.increment_id, 'Carteiro', 'CT3']])
    expect(faultsIn(stranger.errors)).toEqual(['2 order unknown_order'])
  })
})

describe('an import that is interrupted, or applied twice [rule.import-apply]', () => {
  it('goes on where it stopped, and writes every line once', async () => {
    const { seller, sku } = await newStall()
    const { category, brand } = await fileShelf()
    const many = Array.from({ length: 40 }, (_, place) => [
      `R-${place}`,
      '',
      `Cup ${place}`,
      '',
      category,
      brand,
      '3',
      '',
      '2',
      '',
      '',
    ])
    const made = await checked(seller, 'products', [HEADER, ...many, [sku, '', '', '', '', '', '', '', '30', '', '']])
    const [first, second] = await Promise.all(
      [1, 2].map(() => call('sellerImportApply', { import_id: made.import_id }, seller)),
    )
    expect([first?.code, second?.code]).toEqual([200, 200])
    await runImports(1)
    const some = await stateOf(seller, made)
    await runImports()
    await call('sellerImportApply', { import_id: made.import_id }, seller)
    expect(await runImports()).toBe(0)
    expect(await stateOf(seller, made)).toMatchObject({ state: 'done', done: 41, failed: 0 })
    expect(some.done).toBeLessThanOrEqual(41)
    const { pieces } = one(
      await sql<{ pieces: number }>(
        `select sum(stock)::int as pieces from skus where shop_id = ${seller.shopId} and sku like 'R-%'`,
      ),
    )
    expect([pieces, await stockOfSku(seller.shopId, sku)]).toEqual([80, 30])
    expect(await brokenInvariants()).toEqual([])
  })

  it('loses its lines after 30 days, and keeps its counts', async () => {
    const { seller, sku } = await newStall()
    const made = await applied(seller, 'stock', [
      ['sku', 'stock'],
      [sku, '1'],
      ['NO', '1'],
    ])
    await moveClock(31 * 86_400)
    await runHousekeeping()
    await moveClock(0)
    // the seller's session is over by then
    expect(await stateOf(await newOperator(), made)).toMatchObject({ done: 1, wrong: 1, errors: [] })
    const { lines } = one(
      await sql<{ lines: number }>(
        `select count(*)::int as lines from import_lines where import_id = ${made.import_id}`,
      ),
    )
    expect(lines).toBe(0)
  })
})
