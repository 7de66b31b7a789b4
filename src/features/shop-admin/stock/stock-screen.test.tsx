import { cleanup } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { stockPage, VARIANT } from '@/testing/seller-data'
import { answer, button, field, has, saidAt, says } from '@/testing/find'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { enter, toastText, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import StockPage from './stock-screen'

let server: FakeServer

const sent = (name: string) => server.sent.filter((each) => each.name === name)
const items = (name: string) => JSON.parse(sent(name)[0]?.fields.get('items') ?? '[]') as unknown

beforeEach(() => {
  server = prepareScreen()
    .on('sellerStock', ok(stockPage([VARIANT])))
    .on('sellerStockSet', ok({ items: [] }))
    .on('sellerPrices', ok({ items: [] }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  settings.language = 'en'
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

async function open(params = {}): Promise<void> {
  openScreen(StockPage, params)
  await until(() => says('TEAPOT-BLUE'))
}

/** Types the values of the variant into its sheet, and applies them. */
async function type(values: Readonly<Record<string, string>>): Promise<void> {
  await user.click(button('Edit'))
  await until(() => has('dialog'))
  for (const [label, value] of Object.entries(values)) await enter(field(label), value)
  await user.click(answer('Apply'))
}

async function save(label: string): Promise<void> {
  await user.click(button(label))
  await until(() => has('dialog'))
  await user.click(answer(label))
}

describe('stock and prices of the own shop [route.shop-stock]', () => {
  it('show what runs low first, with the numbers of the tabs [call.sellerStock]', async () => {
    await open()
    expect(sent('sellerStock').map(({ fields }) => fields.get('stock'))).toEqual(
      expect.arrayContaining(['low', 'out', null]),
    )
    expect(says('$12.90')).toBe(true)
    await until(() => has('tab', 'Low 1'))
    await user.click(button('One more'))
    await until(() => says('2 → 3, not saved yet'))
    await user.click(button('One less'))
    await until(() => !says('not saved yet'))
  })

  it('save several changes at once, with the likely reason [call.sellerStockSet] [call.sellerPrices] [rule.seller-stock]', async () => {
    await open({ stock: 'all' })
    await type({ 'Pieces in stock': '12', 'Price (USD)': '14,50', 'Reduced price (USD)': '11' })
    await until(() => says('2 → 12, $12.90 → $11.00, reduced from $14.50, not saved yet'))
    await save('Save 2 changes')
    await until(() => toastText() === '2 changes saved')
    expect(items('sellerStockSet')).toEqual([{ sku_id: '31', stock: 12, was: 2 }])
    expect(sent('sellerStockSet')[0]?.fields.get('reason')).toBe('delivery')
    const was = { price: '12.90', special_price: null }
    expect(items('sellerPrices')).toEqual([{ sku_id: '31', price: '14.50', special_price: '11.00', was }])
    expect(says('not saved yet')).toBe(false)
  })

  it('say at the field what cannot be, and change nothing', async () => {
    await open()
    await type({ 'Pieces in stock': '-1', 'Price (USD)': '0', 'Reduced price (USD)': '20' })
    await until(() => saidAt('Price (USD)') === 'At least 0.01')
    expect(saidAt('Pieces in stock')).toBe('Check how this is written')
    await enter(field('Price (USD)'), '15')
    await user.click(answer('Apply'))
    await until(() => saidAt('Reduced price (USD)') === 'At most 14.99')
    expect(says('not saved yet')).toBe(false)
  })

  it('keep what the server refuses, with its reason at the variant, and forget what it took', async () => {
    const errors = [{ field: 'items.0.price', rule: 'min', params: { limit: 13 } }]
    server.on('sellerPrices', refused(Code.invalidParameter, { errors }))
    await open()
    await type({ 'Pieces in stock': '1', 'Price (USD)': '12' })
    await save('Save 2 changes')
    await until(() => says('At least 13'))
    expect(sent('sellerStockSet')).toHaveLength(1)
    expect(sent('sellerStockSet')[0]?.fields.get('reason')).toBe('count')
    server.on('sellerPrices', ok({ items: [] }))
    await user.click(answer('Save 1 change'))
    await until(() => !has('dialog'))
    expect([sent('sellerStockSet').length, sent('sellerPrices').length]).toEqual([1, 2])
  })

  it('say what is there by now where somebody else was faster, and go on from there [rule.seller-stock] [rule.seller-price]', async () => {
    const changed = (now: object) =>
      refused(Code.operationFailed, { reason: 'changed', items: [{ sku_id: '31', ...now }] })
    server.on('sellerStockSet', changed({ stock: 4 }))
    await open()
    await type({ 'Pieces in stock': '1', 'Price (USD)': '12' })
    await save('Save 2 changes')
    await until(() => says('4 is there by now: somebody else has changed it, or some were sold. Check, and save again'))
    expect(says('4 → 1, $12.90 → $12.00')).toBe(true)
    server
      .on('sellerStockSet', ok({ items: [] }))
      .on('sellerPrices', changed({ price: '11.00', special_price: '9.00' }))
    await user.click(answer('Save 2 changes'))
    await until(() =>
      says('$9.00, reduced from $11.00 is the price by now: somebody else has changed it. Check, and save again'),
    )
    expect(JSON.parse(sent('sellerStockSet')[1]?.fields.get('items') ?? '[]')).toEqual([
      { sku_id: '31', stock: 1, was: 4 },
    ])
    server.on('sellerPrices', ok({ items: [] }))
    await user.click(answer('Save 1 change'))
    await until(() => !has('dialog'))
    const was = { price: '11.00', special_price: '9.00' }
    expect(JSON.parse(sent('sellerPrices')[1]?.fields.get('items') ?? '[]')).toEqual([
      { sku_id: '31', price: '12.00', special_price: null, was },
    ])
  })

  it('send the stock again with the same key after a lost answer [wire.idempotency-intent]', async () => {
    await open()
    server.on('sellerStockSet', 'no network').on('sellerStock', 'no network')
    await user.click(button('One more'))
    await save('Save 1 change')
    await until(() => says('No network: nothing is sent'))
    server.on('sellerStockSet', ok({ items: [] }))
    await user.click(answer(/^Save 1 change/))
    await until(() => sent('sellerStockSet').length === 2)
    const keys = sent('sellerStockSet').map(({ fields }) => fields.get('idempotency_key'))
    expect(keys[0]).toBe(keys[1])
  })

  it('can be discarded, and say when nothing is low', async () => {
    await open()
    await user.click(button('One more'))
    await user.click(button('Discard'))
    await until(() => !says('not saved yet'))
    server.on('sellerStock', ok(stockPage([])))
    cleanup()
    openScreen(StockPage)
    await until(() => says('Nothing is running low'))
    expect(says('Products with few pieces left, or none, show up here.')).toBe(true)
  })

  it('are not for buyers, and say when they did not load [code.permission]', async () => {
    server.on('sellerStock', refused(Code.operationFailed, { reason: 'failed' }))
    openScreen(StockPage)
    await until(() => says('Stock and prices did not load'))
    server.on('sellerStock', refused(Code.operationFailed, { reason: 'permission' }))
    await user.click(button('Try again'))
    await until(() => has('button', 'Become a seller'))
  })
})
