/** Lists as CSV. */
import { OPS_TABLES, SHOP_TABLES } from '@contract/base/table-constants'
import { Code } from '@contract/base/codes'
import { call, ok, refusedFields, send } from '../support/client'
import { quoted, sql } from '../support/control'
import { newCoupon } from '../support/coupons'
import { newSale } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { newOperator, newStall } from '../support/operators'
import { newBrand, newReview } from './run-input'

/** Its lines, the header first. */
const linesOf = ({ message }: { readonly message: string }) => message.replace('\ufeff', '').trimEnd().split('\r\n')

describe('a list as CSV [rule.list-csv] [call.opsTable] [call.sellerTable]', () => {
  it.each(OPS_TABLES)('is there for operators: %s', async (list) => {
    await newSale()
    const by = list === 'opsReportSales' ? 'by=product' : ''
    const answer = await send('opsTable', { list, filter: by }, await newOperator())
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${list}.csv"`)
    const [header, ...rows] = linesOf(answer)
    expect(header).toMatch(/^[a-z_]+(,[a-z_]+)+$/)
    if (list === 'opsOrders' || list === 'opsReport') expect(rows.length).toBeGreaterThan(0)
  })

  it.each(SHOP_TABLES)('is there for shops, with their own rows alone: %s', async (list) => {
    const { seller } = await newSale()
    await newCoupon({ amount: 100, min: 500, shopId: seller.shopId })
    const filter = list === 'sellerReportSales' ? 'by=product' : 'p=7&page_size=1&shop_id=1'
    const rows = linesOf(await send('sellerTable', { list, filter }, seller)).slice(1)
    expect({ list, rows: rows.length }).toEqual({
      list,
      rows: { sellerReport: 30, sellerReportIdle: 0, sellerReviews: 0 }[list as string] ?? 1,
    })
  })

  it('has every row that its filters let through, on more pages than one', async () => {
    const { seller } = await newStall()
    const product = await newItem({ shopId: seller.shopId })
    await sql(
      `insert into skus (sku, product_id, shop_id, options, price_minor, stock)
       select 'ROW-' || n, ${product.productId}, ${seller.shopId}, jsonb_build_object('n', n::text), 100, 0
       from generate_series(1, 450) n returning id::text`,
    )
    const all = linesOf(await send('sellerTable', { list: 'sellerStock' }, seller)).slice(1)
    expect(new Set(all).size).toBe(452)
    const some = linesOf(await send('sellerTable', { list: 'sellerStock', filter: 'q=row-45' }, seller)).slice(1)
    const { count } = await ok('sellerStock', { q: 'row-45' }, seller)
    expect(some).toHaveLength(count)
  })

  it('has reviews in the caller’s language, with the shop’s replies [call.sellerReviews] [call.opsReviews]', async () => {
    const { review_id } = await newReview()
    const operator = await newOperator()
    const { list } = await ok('opsReviews', {}, operator)
    const { star, summary } = list.find((each) => each.review_id === review_id) ?? {}
    const rows = linesOf(await send('opsTable', { list: 'opsReviews', filter: `star=${star}` }, operator))
    expect(rows.find((row) => row.startsWith(`${review_id},`))).toContain(`,${star},${summary},`)
  })

  it('has shops with their owners, by name or address [call.opsShops]', async () => {
    const { seller } = await newStall()
    const [header, ...rows] = linesOf(
      await send('opsTable', { list: 'opsShops', filter: `q=${seller.email}` }, await newOperator()),
    )
    expect(header).toBe('shop_id,name,owner,email,commission_percent,cash_with,trusted,balance')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`,${seller.email},`)
  })

  it('keeps formulas as text', async () => {
    const { seller } = await newStall()
    await sql(
      `update products set names = ${quoted('{"en":"=HYPERLINK(\\"x\\")"}')}::jsonb where shop_id = ${seller.shopId} returning id::text`,
    )
    const [, row] = linesOf(await send('sellerTable', { list: 'sellerProducts' }, seller))
    expect(row).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('is refused as its list is, at the same fields [answer.1000008] [answer.1000009] [answer.2000019]', async () => {
    const operator = await newOperator()
    await newBrand(operator)
    const refusals = [
      await send('opsTable', { list: 'opsAudits', filter: 'from=2026-02-30' }, operator),
      await send('opsTable', { list: 'opsOrders', filter: 'status=lost' }, operator),
      await send('opsTable', { list: 'opsReportSales' }, operator),
      await send('opsTable', { list: 'opsSecrets' }, operator),
      await send(
        'sellerTable',
        { list: 'sellerStock', filter: 'stock=much', shop_id: (await newStall()).seller.shopId },
        operator,
      ),
    ]
    expect(refusals.map((answer) => [answer.code, refusedFields(answer)])).toEqual([
      [Code.invalidParameter, ['from']],
      [Code.invalidParameter, ['status']],
      [Code.missingParameters, ['by']],
      [Code.invalidParameter, ['list']],
      [Code.invalidParameter, ['stock']],
    ])
    const { seller } = await newStall()
    expect((await call('opsTable', { list: 'opsOrders' }, seller)).code).toBe(Code.operationFailed)
    const other = await send('opsTable', { list: 'opsReport', filter: 'shop_id=999999999' }, operator)
    expect(other.code).toBe(Code.notFound)
  })

  it('is refused with more rows than a CSV holds', async () => {
    const { seller } = await newStall()
    const product = await newItem({ shopId: seller.shopId })
    await sql(
      `insert into skus (sku, product_id, shop_id, options, price_minor, stock)
       select 'MANY-' || n, ${product.productId}, ${seller.shopId}, jsonb_build_object('n', n::text), 100, 0
       from generate_series(1, 10000) n returning 1::text as id`,
    )
    const answer = await send('sellerTable', { list: 'sellerStock' }, seller)
    expect([answer.code, answer.data]).toMatchObject([
      Code.invalidParameter,
      { errors: [{ field: 'filter', rule: 'max', params: { limit: 10_000 } }] },
    ])
  })
})
