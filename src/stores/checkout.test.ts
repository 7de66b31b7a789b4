import { clearStored } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { FakeServer, ok, refused } from '@/testing/fake-server'
import { ADDRESS, OPENED, QUOTE } from '@/testing/checkout-data'
import { checkout } from './checkout'

jest.mock('@/platform/host/network', () => ({ watchNetwork: () => () => undefined }))

let server: FakeServer

beforeAll(openRequests)
beforeEach(async () => {
  await clearStored()
  checkout.reset()
  server = new FakeServer().on('checkout', ok(OPENED))
})
afterEach(() => jest.restoreAllMocks())

const open = () => checkout.open({ silent: true })

describe('what is chosen in the checkout', () => {
  it('begins with the default address and the shipping that the server proposes', async () => {
    await open()
    expect(checkout.addressId).toBe(ADDRESS.address_id)
    expect(checkout.methods).toEqual({ '1': 'standard' })
  })

  it('begins with what the server chooses, and lets the user choose something else', async () => {
    const other = { ...ADDRESS, address_id: '6', is_default: false }
    const chosen = { address_id: '6', shipping_methods: { 1: 'standard' }, payment_method: 'wallet', wallet: 'USD' }
    server.on('checkout', ok({ ...OPENED, address_list: [ADDRESS, other], chosen }))
    await open()
    expect(checkout.addressId).toBe('6')
    checkout.chooseAddress(ADDRESS.address_id)
    await open()
    expect(checkout.addressId).toBe(ADDRESS.address_id)
  })

  it('gives way where it is no longer offered', async () => {
    await open()
    checkout.chooseMethods({ 1: 'drone' })
    checkout.chooseMethods({ 9: 'standard' })
    await open()
    expect(checkout.methods).toEqual({ '1': 'standard' })
  })

  it('falls back when the address is gone', async () => {
    checkout.chooseAddress('404')
    server.on('checkout', (fields) => (fields.get('address_id') === '404' ? refused(2000019) : ok(OPENED)))
    await open()
    expect(checkout.addressId).toBe(ADDRESS.address_id)
  })

  it('hands the quote of a step to the next one, once, and to no other basket', async () => {
    await open()
    checkout.takeQuote(QUOTE, '31')
    expect([checkout.quoteOf(''), checkout.quoteOf('31'), checkout.quoteOf('31')]).toEqual([null, QUOTE, null])
  })

  it('makes the quote void when it changes, and is forgotten after an order', async () => {
    await open()
    checkout.takeQuote(QUOTE)
    checkout.chooseMethods({ 1: 'express' })
    expect(checkout.quote).toBeNull()
    checkout.note('Ring twice')
    checkout.reset()
    expect([checkout.addressId, checkout.methods, checkout.remark]).toEqual(['', {}, ''])
  })
})
