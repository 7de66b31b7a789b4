import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { SALE, salePage } from '@/testing/seller-data'
import { answer, button, field, has, saidAt, says } from '@/testing/find'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { enter, toastText, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import OrdersPage from './orders-screen'

let server: FakeServer

const sent = (name: string) => server.sent.filter((each) => each.name === name)
const shipped = () => sent('sellerOrderShip')

beforeEach(() => {
  server = prepareScreen().on('sellerOrders', ok(salePage([SALE])))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.setSystemTime(new Date('2026-11-23T12:00:00Z'))
  settings.language = 'en'
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

async function open(params = {}): Promise<void> {
  openScreen(OrdersPage, params)
  await until(() => says('261122000187'))
}

/** The sheet of the first order, with a number typed. */
async function typeNumber(number: string): Promise<void> {
  await user.click(button('Ship'))
  await until(() => has('dialog'))
  await enter(field('Tracking number'), number)
}

describe('the orders of the own shop [route.shop-orders]', () => {
  it('show what is to be shipped first, with the counts of the tabs [call.sellerOrders]', async () => {
    await open()
    expect(sent('sellerOrders')[0]?.fields.get('tab')).toBe('to_ship')
    for (const words of ['Ana Ruiz', '3 items · $41.80', 'Ship by Nov 25']) expect(says(words)).toBe(true)
    expect(screen.getByRole('tab', { name: 'To ship 6' }).getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('tab', { name: 'On the way 14' }))
    await until(() => sent('sellerOrders').some(({ fields }) => fields.get('tab') === 'on_the_way'))
  })

  it('open with the tab of their link, and with nothing to do they say so', async () => {
    server.on('sellerOrders', ok(salePage([])))
    openScreen(OrdersPage, { tab: 'to_accept' })
    await until(() => says('Nothing to accept'))
    expect(sent('sellerOrders')[0]?.fields.get('tab')).toBe('to_accept')
  })

  it('offer what the server says the order allows, and nothing else', async () => {
    server.on('sellerOrders', ok(salePage([{ ...SALE, actions: ['parcel'], status: 'shipped', ship_by: null }])))
    await open()
    expect([has('button', 'Ship'), has('button', 'Accept'), says('Shipped')]).toEqual([false, false, true])
  })

  it('are accepted one by one or all at once, each time with one key [call.sellerOrderAccept] [action.accept]', async () => {
    const list = ['12', '13'].map((order_id) => ({ ...SALE, order_id, actions: ['accept', 'ship'] as const }))
    server
      .on('sellerOrders', ok(salePage(list.map((order) => ({ ...order, actions: [...order.actions] })))))
      .on('sellerOrderAccept', ok({ done: ['12', '13'], refused: [] }))
    await open({ tab: 'to_accept' })
    await user.click(button('Accept 2 orders'))
    await until(() => toastText() === '2 orders accepted')
    const [{ fields } = { fields: new URLSearchParams() }] = sent('sellerOrderAccept')
    expect(JSON.parse(fields.get('order_ids') ?? '')).toEqual(['12', '13'])
    expect(fields.get('idempotency_key')).toMatch(/\w/)
  })

  it('say so when one could not be accepted', async () => {
    server
      .on('sellerOrders', ok(salePage([{ ...SALE, actions: ['accept', 'ship'] }])))
      .on('sellerOrderAccept', ok({ done: [], refused: [{ order_id: '12', reason: 'disputed' }] }))
    await open({ tab: 'to_accept' })
    await user.click(button('Accept'))
    await until(() => toastText().startsWith('Some orders could not be accepted'))
  })
})

describe('a parcel', () => {
  it('is sent with the carrier of last time and the typed number [call.sellerOrderShip] [action.ship]', async () => {
    const latest = ['CTT', 'DHL', 'CTT'].map((carrier, place) => ({ ...SALE, order_id: String(place), carrier }))
    server.on('sellerOrders', (fields) => ok(salePage(fields.get('tab') === 'to_ship' ? [SALE] : latest)))
    server.on('sellerOrderShip', ok({ order: {} }))
    await open()
    await user.click(button('Ship'))
    await until(() => has('dialog') && field('Carrier').value === 'CTT')
    await user.click(button('DHL'))
    await enter(field('Tracking number'), 'RL 483920115 PT')
    await user.click(answer('Ship it'))
    await until(() => shipped().length === 1)
    const { order_id, carrier, log_sn } = Object.fromEntries(shipped()[0]?.fields ?? [])
    expect([order_id, carrier, log_sn]).toEqual(['12', 'DHL', 'RL483920115PT'])
    await until(() => !has('dialog') && toastText() === 'Shipped. The buyer can track the parcel now.')
  })

  it('needs a carrier and a number that can be one, said at the fields', async () => {
    await open()
    await typeNumber('no number')
    await enter(field('Tracking number'), 'RL_1')
    await user.click(answer('Ship it'))
    await until(() => saidAt('Tracking number') === 'Check how this is written')
    expect(saidAt('Carrier')).toBe('Fill this in')
    expect(shipped()).toEqual([])
  })

  it('is shipped once, however often the button is tapped, and with the same key after a lost answer', async () => {
    server.on('sellerOrderShip', 'no network')
    await open()
    await typeNumber('RL1')
    await enter(field('Carrier'), 'CTT')
    fireEvent.click(answer('Ship it'))
    fireEvent.click(answer('Ship it'))
    await until(() => has('button', 'Ship it, No network: nothing is sent') || says('No network: nothing is sent'))
    expect(shipped()).toHaveLength(1)
    server.on('sellerOrderShip', ok({ order: {} }))
    await user.click(answer(/^Ship it/))
    await until(() => shipped().length === 2)
    const keys = shipped().map(({ fields }) => fields.get('idempotency_key'))
    expect(keys[0]).toBe(keys[1])
    await until(() => !has('dialog'))
  })

  it('is not asked about any more when the order has changed meanwhile', async () => {
    server.on('sellerOrderShip', refused(Code.deliverySwitch))
    await open()
    await typeNumber('RL1')
    await enter(field('Carrier'), 'CTT')
    const before = sent('sellerOrders').length
    await user.click(answer('Ship it'))
    await until(() => !has('dialog'))
    await until(() => sent('sellerOrders').length > before)
  })
})

describe('the list', () => {
  it('is not for buyers, who can become sellers [code.permission] [role.seller]', async () => {
    server.on('sellerOrders', refused(Code.operationFailed, { reason: 'permission' }))
    openScreen(OrdersPage)
    await until(() => says('No permission to access the current page'))
    await user.click(button('Become a seller'))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length === 1)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toBe('/pages/shop/create')
  })

  it('says when it did not load, and when the network is lost, and tries again', async () => {
    server.on('sellerOrders', refused(Code.operationFailed, { reason: 'failed' }))
    openScreen(OrdersPage)
    await until(() => says('The orders did not load'))
    server.on('sellerOrders', 'no network')
    await user.click(button('Try again'))
    await until(() => says('The network signal is lost'))
    server.on('sellerOrders', ok(salePage([SALE])))
    await user.click(button('Try again'))
    await until(() => says('Ana Ruiz'))
  })
})
