/** What export writes is what import reads. */
import { at } from '@contract/rules/lists'
import { ok, send } from '../support/client'
import { sql } from '../support/control'
import { applied, exported, sendFile, stateOf } from '../support/imports'
import { newDraft } from '../support/input/seller-input'
import { newOperator } from '../support/operators'
import { newSeller } from '../support/sellers'
import { runImports } from '../support/control'

/** A shop with products in three states, reduced prices, variants, pictures and texts that need care. */
async function fullShop() {
  const { seller, product } = await newDraft()
  const { product: copy } = await ok('sellerProductCopy', { product_id: product.product_id }, seller)
  const { product: third } = await ok('sellerProductCopy', { product_id: product.product_id }, seller)
  const text = 'Line one,\r\n"two"; =3'
  await ok(
    'sellerProductSave',
    { product_id: copy.product_id, version: copy.version, description_en: text, name_es: '-Taza' },
    seller,
  )
  const operator = await newOperator()
  const shop_id = seller.shopId
  const product_ids = [copy.product_id, third.product_id]
  await ok('sellerProductState', { shop_id, product_ids, to: 'submit' }, operator)
  await ok('sellerProductState', { shop_id, product_ids: [third.product_id], to: 'withdraw' }, operator)
  return { seller, operator }
}

describe('an export [rule.export-file] [call.sellerExport]', () => {
  it('fills an empty shop with the same: its export is the same file, byte for byte', async () => {
    const { seller, operator } = await fullShop()
    const csv = await exported(seller, 'products', seller.shopId)
    const { shopId } = await newSeller()
    const { data } = await sendFile(operator, 'products', csv, shopId)
    expect(data.import).toMatchObject({ lines: 6, new: 6, wrong: 0, errors: [] })
    await ok('sellerImportApply', { import_id: data.import.import_id, shop_id: shopId }, operator)
    await runImports()
    expect(await stateOf(operator, data.import)).toMatchObject({ done: 6, failed: 0, errors: [] })
    expect(await exported(operator, 'products', shopId)).toBe(csv)
    const states = await sql<{ state: string }>(`select state from products where shop_id = ${shopId} order by id`)
    expect(states.map(({ state }) => state)).toEqual(['draft', 'listed', 'withdrawn'])
  })

  it('changes nothing in its own shop', async () => {
    const { seller } = await fullShop()
    for (const kind of ['products', 'stock', 'prices'] as const) {
      const { data } = await sendFile(seller, kind, await exported(seller, kind, seller.shopId))
      expect({ kind, import: data.import }).toMatchObject({ import: { lines: 6, same: 6, changed: 0, wrong: 0 } })
    }
  })

  it('is a download that spreadsheets open, and nothing is kept of it', async () => {
    const { seller } = await newDraft()
    const { headers, message } = await send('sellerExport', { kind: 'prices' }, seller)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="prices.csv"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(message.endsWith('sku,price,special_price\r\nMUG-1,12.50,10.00\r\nMUG-2,16.00,\r\n')).toBe(true)
  })

  it('leaves out what is no longer on offer', async () => {
    const { seller, product } = await newDraft()
    await sql(`update skus set discontinued = true where id = ${at(product.skus, 1).sku_id} returning id::text`)
    expect(await exported(seller, 'stock', seller.shopId)).toBe('sku,stock,reason\r\nMUG-1,8,\r\n')
    expect(
      await applied(seller, 'stock', [
        ['sku', 'stock'],
        ['MUG-2', '5'],
      ]),
    ).toMatchObject({ done: 1 })
  })
})
