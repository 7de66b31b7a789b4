import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { FakeServer, ok, refused } from '@/testing/fake-server'
import { clearStored } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { cart } from '@/stores/cart'
import { quickAdd } from './quick-add'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'

const product = { product_id: '7', stock: 2 }

beforeAll(openRequests)

beforeEach(async () => {
  jest.restoreAllMocks()
  setCurrent('en', dictionary)
  session.restore('')
  await cart.clear()
  // another cart: additions to the old one are dropped
  cart.take({ ...EMPTY })
  toast.hide()
})
afterEach(clearStored)

const EMPTY = {
  items_count: 0,
  coupon_code: null,
  product_total: '0.00',
  coupon_cost: '0.00',
  shipping_cost: '0.00',
  tax_total: '0.00',
  grand_total: '0.00',
  shops: [],
}

it('counts a piece on the card before the cart has answered', async () => {
  const adding = quickAdd.add(product)
  expect(quickAdd.inCart('7')).toBe(1)
  expect(cart.count).toBe(1)
  await expect(adding).resolves.toBe(true)
  expect(quickAdd.inCart('7')).toBe(1)
})

it('takes the piece back when it is refused', async () => {
  session.restore('token')
  new FakeServer().on('cartAdd', refused(2000023))
  await expect(quickAdd.add(product)).resolves.toBe(false)
  expect(quickAdd.inCart('7')).toBe(0)
})

it('refuses a sold-out product with a message, and makes no call', async () => {
  const server = new FakeServer().on('cartAdd', ok({ items_count: 1 }))
  await expect(quickAdd.add({ product_id: '8', stock: 0 })).resolves.toBe(false)
  expect(toast.current?.text).toBe('This is sold out')
  expect(server.names).toEqual([])
  expect(cart.count).toBe(0)
})

it('refuses more pieces than there are', async () => {
  await quickAdd.add({ ...product, qty: 2 })
  await expect(quickAdd.add(product)).resolves.toBe(false)
  expect(toast.current?.text).toBe('There are only 2 in stock')
  expect(quickAdd.inCart('7')).toBe(2)
})

it('counts only the lines of a cart that came after', async () => {
  await quickAdd.add(product)
  cart.take({ ...EMPTY, items_count: 0 })
  expect(quickAdd.inCart('7')).toBe(0)
})

it('forgets what was added once the cart is empty again, as after a logout', async () => {
  await quickAdd.add(product)
  cart.setCount(0)
  expect(quickAdd.inCart('7')).toBe(0)
})
