import Taro from '@tarojs/taro'
import { readAnswer } from '@/platform/storage/answers'
import { clearStored } from '@/platform/storage/storage'
import { context, type Asker } from './context'
import { find, forget, keep, trimmed } from './cached-answers'

const visitor: Asker = { token: '', language: 'en' }
const ana: Asker = { token: 'token-of-ana', language: 'en' }
const ben: Asker = { token: 'token-of-ben', language: 'en' }

let time = 0

/** What a reader of the device finds. */
async function onDevice(): Promise<string> {
  const slots = Array.from({ length: 100 }, (_, slot) => readAnswer(`souk.kept.${slot}`))
  const values = await Promise.all([readAnswer('souk.kept'), ...slots])
  return JSON.stringify(values)
}

const as = (asker: Asker) => {
  context.token = asker.token
}
const keepAs = (asker: Asker, name: string, fields: unknown, data: unknown) => {
  as(asker)
  return keep(name, fields, data, asker)
}

beforeEach(async () => {
  as(visitor)
  await clearStored()
  time = Date.UTC(2026, 10, 24, 10, 2)
  jest.spyOn(Date, 'now').mockImplementation(() => time)
})
afterEach(() => jest.restoreAllMocks())

it('gives back the answer to the same call, with its time', async () => {
  await keepAs(visitor, 'product', { product_id: '7' }, { name: 'tea' })
  const at = time
  time += 60_000
  await expect(find('product', { product_id: '7' }, visitor)).resolves.toEqual({ data: { name: 'tea' }, at })
  await expect(find('product', { product_id: '8' }, visitor)).resolves.toBeUndefined()
})

it('takes the newer answer, and no notice of fields without a value', async () => {
  await keepAs(visitor, 'search', { term: 'tea', p: 1 }, 'old')
  await keepAs(visitor, 'search', { term: 'tea', brand_id: undefined, p: 1 }, 'new')
  await expect(find('search', { term: 'tea', p: 1 }, visitor)).resolves.toMatchObject({ data: 'new' })
})

it('gives another language nothing', async () => {
  await keepAs(visitor, 'product', { product_id: '7' }, 'tea')
  await expect(find('product', { product_id: '7' }, { ...visitor, language: 'th' })).resolves.toBeUndefined()
})

it.each(['getUserBalance', 'getAddressList', 'notices', 'checkout', 'checkoutQuote', 'paymentState', 'track'])(
  'never keeps %s',
  async (name) => {
    await keepAs(ana, name, {}, 'private')
    expect(await onDevice()).not.toContain('private')
  },
)

it('keeps first pages only', async () => {
  await keepAs(ana, 'orders', { p: 2, status: 'all' }, 'later orders')
  await keepAs(ana, 'category', { a: '3', b: 2 }, 'later products')
  expect(await onDevice()).not.toContain('later')
})

it('forgets after a week', async () => {
  await keepAs(visitor, 'product', { product_id: '7' }, 'tea')
  time += 7 * 86_400_000
  await expect(find('product', { product_id: '7' }, visitor)).resolves.toBeDefined()
  time += 1
  await expect(find('product', { product_id: '7' }, visitor)).resolves.toBeUndefined()
})

it('shows one holder nothing of another, and removes it with the first answer of the next', async () => {
  await keepAs(ana, 'orders', { p: 1, status: 'all' }, 'orders of ana')
  await keepAs(ana, 'cart', {}, 'cart of ana')
  for (const other of [ben, visitor]) {
    as(other)
    await expect(find('orders', { p: 1, status: 'all' }, other)).resolves.toBeUndefined()
    await expect(find('cart', {}, other)).resolves.toBeUndefined()
  }
  await keepAs(ben, 'cart', {}, 'cart of ben')
  expect(await onDevice()).not.toContain('of ana')
  await expect(find('cart', {}, ben)).resolves.toMatchObject({ data: 'cart of ben' })
})

it('writes no token', async () => {
  await keepAs(ana, 'cart', {}, 'cart')
  expect(await onDevice()).not.toContain('ana')
})

it('leaves nothing behind, not even an answer that is being written or arrives late', async () => {
  await keepAs(ana, 'order', { order_id: '1' }, 'order of ana')
  const writing = keep('order', { order_id: '2' }, 'second of ana', ana)
  as(visitor)
  await forget()
  await writing
  await keep('order', { order_id: '3' }, 'third of ana', ana)
  expect(await onDevice()).not.toContain('of ana')
  as(ana)
  await expect(find('order', { order_id: '1' }, ana)).resolves.toBeUndefined()
})

it('keeps the last ten orders and thirty products, each in a place of its own', async () => {
  for (let id = 1; id <= 35; id += 1) {
    time += 1_000
    await keepAs(ana, 'product', { product_id: String(id) }, `product ${id}`)
    await keepAs(ana, 'order', { order_id: String(id) }, `order ${id}`)
  }
  const left = async (name: string, field: string) => {
    const ids = Array.from({ length: 35 }, (_, index) => index + 1)
    const found = await Promise.all(ids.map((id) => find(name, { [field]: String(id) }, ana)))
    return ids.filter((id, index) => {
      const data = found[index]?.data
      if (data !== undefined) expect(data).toBe(`${name} ${id}`)
      return data !== undefined
    })
  }
  expect(await left('product', 'product_id')).toEqual(Array.from({ length: 30 }, (_, index) => index + 6))
  expect(await left('order', 'order_id')).toEqual(Array.from({ length: 10 }, (_, index) => index + 26))
  expect(await onDevice()).not.toMatch(/"order 25"|"product 5"/)
})

it('lets the oldest go when all are too large together', () => {
  const entry = (slot: number, size: number) => ({ id: `${slot}`, group: 1, slot, at: 0, size })
  expect(trimmed([entry(1, 700_000), entry(2, 700_000), entry(3, 200_000)], 0).map(({ slot }) => slot)).toEqual([1, 2])
})

it.each(['souk.kept', 'souk.kept.1'])('keeps what it has when the device has no room for %s', async (full) => {
  await keepAs(ana, 'order', { order_id: '1' }, 'first')
  const set = Taro.setStorage
  jest
    .spyOn(Taro, 'setStorage')
    .mockImplementation((given) => (given.key === full ? Promise.reject(new Error('full')) : set(given)))
  await keepAs(ana, 'order', { order_id: '2' }, 'second')
  await expect(find('order', { order_id: '1' }, ana)).resolves.toMatchObject({ data: 'first' })
  await expect(find('order', { order_id: '2' }, ana)).resolves.toBeUndefined()
})

it('erases nothing where nothing was kept', async () => {
  const erase = jest.spyOn(Taro, 'removeStorage')
  await keepAs(ana, 'order', { order_id: '1' }, 'first')
  expect(erase).not.toHaveBeenCalled()
})

it('does not trust what another program left under its keys', async () => {
  await Taro.setStorage({ key: 'souk.kept', data: 'rubbish' })
  await expect(find('cart', {}, visitor)).resolves.toBeUndefined()
  await keepAs(visitor, 'product', { product_id: '7' }, 'tea')
  await expect(find('product', { product_id: '7' }, visitor)).resolves.toMatchObject({ data: 'tea' })
})
