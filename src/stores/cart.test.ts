import type { CartInfo, CartItem, CartLine } from '@contract/entities/cart'
import { linesOf } from '@/domain/cart/cart-lines'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { clearStored, writeStored, readStored } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { FakeServer, ok, refused } from '@/testing/fake-server'
import { cart } from './cart'
import { session } from './session'
import { toast } from './toast'

jest.mock('@/platform/host/network', () => ({ watchNetwork: () => () => undefined }))

const PRICED = { price: '9.00', row_price: '9.00', custom_option_sku: '', custom_option_info: [] }
const line = (item_id: string, qty: number, more: Partial<CartLine> = {}) =>
  ({ item_id, product_id: item_id, ...PRICED, qty, selected: true, active: true, ...more }) as CartLine
const SUMS = { product_total: '9.00', coupon_cost: '0.00', shipping_cost: '0.00', tax_total: '0.00' }
const info = (...products: CartLine[]) =>
  ({
    items_count: products.reduce((sum, { qty }) => sum + qty, 0),
    ...SUMS,
    grand_total: '9.00',
    shops: [{ shop_id: '1', product_total: '9.00', products }],
  }) as unknown as CartInfo
const payload = (...products: CartLine[]) => ok({ cart_info: info(...products) })
const shown = () => (cart.info === null ? [] : linesOf(cart.info))

let server: FakeServer

beforeAll(openRequests)
beforeEach(async () => {
  setCurrent('en', dictionary)
  await clearStored()
  session.restore('')
  await cart.clear()
  toast.hide()
  server = new FakeServer()
})
afterEach(() => {
  toast.hide()
  jest.restoreAllMocks()
})

describe('a buyer’s cart', () => {
  beforeEach(() => {
    session.restore('token')
    cart.reset()
  })

  it('counts an added piece at once, and then what items_count says [session.items-count]', async () => {
    server.on('cartAdd', ok({ items_count: 7 }))
    const added = cart.add({ product_id: '1', qty: 2 })
    expect(cart.count).toBe(2)
    await expect(added).resolves.toBe(true)
    expect(cart.count).toBe(7)
  })

  it('takes the count back with a message when the piece is refused [screen.optimistic-cart]', async () => {
    cart.setCount(3)
    server.on('cartAdd', refused(2000023))
    await expect(cart.add({ product_id: '1', qty: 2 })).resolves.toBe(false)
    expect(cart.count).toBe(3)
    expect(toast.current?.text).toBe(dictionary.errors.stock_insufficient)
  })

  it('says what the limit is when a cart or a line is full, though no form is there to say it [const.cart-limits]', async () => {
    const full = (field: string, limit: number) =>
      refused(1000008, { errors: [{ field, rule: 'max', params: { limit } }] })
    server
      .on('cartAdd', full('product_id', 100))
      .on('cartUpdate', full('qty', 999))
      .on('cart', payload(line('1', 1)))
    await expect(cart.add({ product_id: '2', qty: 1 })).resolves.toBe(false)
    expect(toast.current?.text).toBe('At most 100')
    await cart.load()
    await expect(cart.update('1', 'set', { qty: 1000 })).resolves.toBe(false)
    expect(toast.current?.text).toBe('At most 999')
  })

  it('shows a change at once and then the server’s cart [screen.optimistic-cart]', async () => {
    server.on('cart', payload(line('1', 1))).on('cartUpdate', payload(line('1', 2, { row_price: '8.00' })))
    await cart.load()
    const done = cart.update('1', 'add_one')
    expect(shown()[0]?.qty).toBe(2)
    expect(cart.busy).toBe(true)
    await done
    expect(shown()[0]?.row_price).toBe('8.00')
    expect(cart.busy).toBe(false)
  })

  it('takes a refused change back [screen.optimistic-cart]', async () => {
    server.on('cart', payload(line('1', 1))).on('cartUpdate', refused(2000023))
    await cart.load()
    await expect(cart.update('1', 'set', { qty: 50 })).resolves.toBe(false)
    expect(shown()[0]?.qty).toBe(1)
  })

  it('sends changes one after another and ends with the newest', async () => {
    server.on('cart', payload(line('1', 1)))
    let qty = 1
    server.on('cartUpdate', () => payload(line('1', ++qty)))
    await cart.load()
    await Promise.all([cart.update('1', 'add_one'), cart.update('1', 'add_one'), cart.update('1', 'add_one')])
    expect(shown()[0]?.qty).toBe(4)
    expect(cart.count).toBe(4)
  })

  it('never ticks a line that cannot be bought [stock.inactive]', async () => {
    const sleeping = line('2', 1, { active: false, selected: false })
    server.on('cart', payload(line('1', 1), sleeping)).on('cartSelectAll', payload(line('1', 1), sleeping))
    await cart.load()
    const done = cart.selectAll(true)
    expect(shown().map(({ selected }) => selected)).toEqual([true, false])
    await done
  })

  it('keeps what was there when a reload fails', async () => {
    server.on('cart', payload(line('1', 1)))
    await cart.load()
    server.on('cart', 'no network')
    await cart.load()
    expect([cart.state, shown().length]).toEqual(['ready', 1])
  })

  it('is offline when nothing came and the network is lost [face.five]', async () => {
    server.on('cart', 'no network')
    await cart.load()
    expect(cart.state).toBe('offline')
  })
})

describe('a visitor’s cart', () => {
  const priced = (fields: URLSearchParams) => {
    const items = JSON.parse(fields.get('items') ?? '[]') as CartItem[]
    return payload(...items.map(({ product_id, qty, selected }) => line(product_id, qty, { selected })))
  }

  it('stays on the device and is priced by the server [role.visitor]', async () => {
    server.on('cartQuote', priced)
    await cart.add({ product_id: '5', qty: 2 })
    await cart.load()
    expect(server.names).toEqual(['cartQuote'])
    expect([cart.count, shown()[0]?.product_id]).toEqual([2, '5'])
    expect((await readStored('souk.cart'))?.items).toEqual([{ product_id: '5', qty: 2, selected: true }])
  })

  it('is priced with its ticks [money.selected-only]', async () => {
    server.on('cartQuote', priced)
    await cart.add({ product_id: '5', qty: 1 })
    await cart.add({ product_id: '6', qty: 1 })
    await cart.load()
    await cart.select('5', false)
    const quoted = JSON.parse(server.sent.at(-1)?.fields.get('items') ?? '[]') as unknown[]
    expect(quoted).toEqual([
      { product_id: '6', qty: 1, selected: true },
      { product_id: '5', qty: 1, selected: false },
    ])
    expect(shown().map(({ product_id, selected }) => [product_id, selected])).toEqual([
      ['6', true],
      ['5', false],
    ])
  })

  it('says how many lines of before are not ordered after a login on the way to the checkout [session.merge-checkout]', async () => {
    await cart.add({ product_id: '5', qty: 1 })
    await cart.checkOut()
    session.restore('token')
    server.on('cartMerge', 'no network')
    await expect(cart.merge()).rejects.toMatchObject({ kind: 'network' })
    server.on('cartMerge', ok({ items_count: 4, clamped: [], unselected: 3 }))
    // the next start, which knows only what the device has
    cart.restore(await readStored('souk.cart'))
    await cart.merge()
    const sent = server.sent.map(({ fields }) => [fields.get('checkout'), fields.get('idempotency_key')])
    expect(sent[0]?.[0]).toBe('1')
    expect(sent[1]).toEqual(sent[0])
    expect(cart.unselected).toBe(3)
    server.on('cart', payload(line('1', 1, { selected: false }))).on('cartSelectOne', payload(line('1', 1)))
    await cart.load()
    await cart.select('1', true)
    expect(cart.unselected).toBe(0)
  })

  it.each([
    ['again', true],
    ['for the first time', false],
  ])(
    'is merged once, also by a holder who goes to the checkout %s after a lost answer [session.merge-checkout]',
    async (_, before) => {
      await cart.add({ product_id: '5', qty: 1 })
      if (before) await cart.checkOut()
      session.restore('token')
      server.on('cartMerge', 'no network')
      await expect(cart.merge()).rejects.toMatchObject({ kind: 'network' })
      // the session ends before the merge is sent again, and so does the page
      session.restore('')
      cart.restore(await readStored('souk.cart'))
      await cart.checkOut()
      session.restore('token')
      server.on('cartMerge', ok({ items_count: 1, clamped: [] }))
      await cart.merge()
      const sent = server.sent.map(({ fields }) => [fields.get('checkout'), fields.get('idempotency_key')])
      expect(sent).toHaveLength(2)
      expect(sent[1]).toEqual(sent[0])
    },
  )

  it('is on the way to the checkout no more once it has changed [session.merge-checkout]', async () => {
    await cart.add({ product_id: '5', qty: 1 })
    await cart.checkOut()
    await cart.add({ product_id: '6', qty: 1 })
    session.restore('token')
    server.on('cartMerge', ok({ items_count: 2, clamped: [] }))
    await cart.merge()
    expect(server.sent.at(-1)?.fields.get('checkout')).toBeNull()
  })

  it('comes back at the next start with its count', async () => {
    await writeStored('souk.cart', { version: 1, items: [{ product_id: '5', qty: 4, selected: true }] })
    const kept = await readStored('souk.cart')
    if (kept) cart.restore(kept)
    expect(cart.count).toBe(4)
  })

  it('is merged into the buyer’s cart at login, and says what was cut [session.cart-merge]', async () => {
    await cart.add({ product_id: '5', qty: 9 })
    session.restore('token')
    server.on('cartMerge', ok({ items_count: 3, clamped: ['5'] }))
    await cart.merge()
    expect(JSON.parse(server.sent[0]?.fields.get('items') ?? '')).toEqual([{ product_id: '5', qty: 9, selected: true }])
    expect(toast.current?.text).toBe('1 product was cut to what is in stock')
    expect(cart.count).toBe(3)
    await expect(readStored('souk.cart')).resolves.toBeUndefined()
  })

  it('takes its ticks along at login [session.merge-ticks]', async () => {
    server.on('cartQuote', priced).on('cartMerge', ok({ items_count: 2, clamped: [] }))
    await cart.add({ product_id: '5', qty: 1 })
    await cart.add({ product_id: '6', qty: 1 })
    await cart.load()
    await cart.select('5', false)
    session.restore('token')
    await cart.merge()
    const sent = JSON.parse(server.sent.at(-1)?.fields.get('items') ?? '[]') as CartItem[]
    expect(sent.map(({ product_id, selected }) => [product_id, selected])).toEqual([
      ['6', true],
      ['5', false],
    ])
  })

  const GONE = { name_en: '', qty: 1, reason: 'withdrawn' } as const

  it('drops what the server cannot show, and says so until it is read [stock.changed-variants]', async () => {
    const left_out = [{ product_id: '6', ...GONE }]
    server.on('cartQuote', ok({ cart_info: info(line('5', 1)), left_out }))
    await cart.add({ product_id: '5', qty: 1 })
    await cart.add({ product_id: '6', qty: 1 })
    await cart.load()
    expect((await readStored('souk.cart'))?.items.map(({ product_id }) => product_id)).toEqual(['5'])
    expect([cart.leftOut, cart.count]).toEqual([left_out, 1])
    cart.understand()
    expect(cart.leftOut).toEqual([])
  })

  it('says after a login what could not be merged, and not that it was cut to the stock [stock.changed-variants]', async () => {
    const left_out = [{ product_id: '5', name_en: 'Cup', qty: 1, reason: 'choose' }]
    server.on('cartMerge', ok({ items_count: 0, clamped: ['5'], left_out }))
    await cart.add({ product_id: '5', qty: 1 })
    session.restore('token')
    await cart.merge()
    expect(toast.current?.text).toBe('1 product is no longer in your cart')
    expect(cart.leftOut).toEqual(left_out)
  })

  it('is merged under the same key when the first answer was lost [wire.idempotency-intent]', async () => {
    await cart.add({ product_id: '5', qty: 1 })
    session.restore('token')
    server.on('cartMerge', 'no network')
    await expect(cart.merge()).rejects.toMatchObject({ kind: 'network' })
    server.on('cartMerge', ok({ items_count: 1, clamped: [] }))
    await cart.merge()
    const [first, second] = server.sent.map(({ fields }) => fields.get('idempotency_key'))
    expect(first).toBe(second)
  })
})
