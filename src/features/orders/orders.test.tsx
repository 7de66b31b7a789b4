import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { one } from '@contract/rules/lists'
import { inertCards } from '@/testing/inert-cards'
import { answer, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { DETAIL, orderPage, SUMMARY } from '@/testing/order-data'
import { session } from '@/stores/session'
import { enter, user } from '@/testing/person'
import OrderPage from './order/order-screen'
import PurchasePage from './list/orders-screen'

const calls = (server: FakeServer, name: string) => server.names.filter((made) => made === name).length

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

describe('the order history', () => {
  it('opens an order by its whole card, which names what was ordered [route.purchase]', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    const line = one(SUMMARY.products)
    const products = [
      { ...line, qty: 2, custom_option_info: [{ name: 'Size', value: 'EU 40' }] },
      { ...line, item_id: '2' },
      { ...line, item_id: '3' },
    ]
    server.on(
      'orders',
      ok(
        orderPage([
          { ...SUMMARY, products },
          { ...SUMMARY, order_id: '13' },
        ]),
      ),
    )
    openScreen(PurchasePage)
    await screen.findAllByRole('link')
    expect(inertCards('order-')).toEqual([])
    const card = screen.getByRole('link', { name: /Enamel teapot \+2 more/ })
    for (const words of ['Claywick Kitchen', '10 nov 2026', 'To be shipped', '16,90\u00a0$', 'EU 40 · 2 items'])
      expect(card.textContent).toContain(words)
    expect(card.getAttribute('href')).toBe('#/pages/history/detail?order_id=12')
    await user.click(card)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=12' })
  })

  it('shows an empty state with a link to the shop', async () => {
    server.on('orders', ok(orderPage([])))
    openScreen(PurchasePage)
    await until(() => document.body.textContent?.includes('No orders yet') ?? false)
    await user.click(screen.getByRole('button', { name: 'Go shopping' }))
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/home/home' })
  })

  it('asks for the tab that it was opened with, and for another one when it is tapped, and brings it into view [route.purchase]', async () => {
    const shown: string[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function keep(this: Element) {
      shown.push(this.id)
    })
    server.on('orders', ok(orderPage([SUMMARY])))
    openScreen(PurchasePage, { status: 'to_ship' })
    await screen.findByRole('button', { name: 'Cancel order' })
    expect(server.sent[0]?.fields.get('status')).toBe('to_ship')
    await user.click(screen.getByRole('tab', { name: 'Cancelled' }))
    await until(() => server.sent.some(({ fields }) => fields.get('status') === 'cancelled'))
    expect(new Set(shown)).toEqual(new Set(['order-tab-to_ship', 'order-tab-cancelled']))
  })

  it('offers what the server says the order allows, and nothing else', async () => {
    server.on('orders', ok(orderPage([SUMMARY])))
    openScreen(PurchasePage)
    await screen.findByRole('button', { name: 'Cancel order' })
    const text = document.body.textContent
    expect(text).toContain('Cancel order')
    expect(text).not.toContain('Confirm receipt')
    expect(text).not.toContain('Pay $')
  })

  it('asks before it cancels, and cancels once', async () => {
    server.on('orders', ok(orderPage([SUMMARY]))).on('orderCancel', ok({ order: { ...DETAIL, status: 'cancelled' } }))
    openScreen(PurchasePage)
    await screen.findByRole('button', { name: 'Cancel order' })
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await screen.findByRole('dialog')
    expect(calls(server, 'orderCancel')).toBe(0)
    fireEvent.click(answer('Cancel order'))
    fireEvent.click(answer('Cancel order'))
    await until(() => calls(server, 'orders') > 1)
    expect(calls(server, 'orderCancel')).toBe(1)
  })

  it('says with a cancellation why, where that was written [screen.cancel-remark]', async () => {
    server.on('orders', ok(orderPage([SUMMARY]))).on('orderCancel', ok({ order: { ...DETAIL, status: 'cancelled' } }))
    openScreen(PurchasePage)
    await screen.findByRole('button', { name: 'Cancel order' })
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await until(() => screen.queryByRole('textbox', { name: 'Why do you cancel? (optional)' }) !== null)
    await enter(screen.getByRole('textbox', { name: 'Why do you cancel? (optional)' }), ' The wrong colour ')
    await user.click(answer('Cancel order'))
    await until(() => calls(server, 'orderCancel') === 1)
    const sent = server.sent.find(({ name }) => name === 'orderCancel')
    expect(sent?.fields.get('cancel_remark')).toBe('The wrong colour')
  })

  it('keeps the screen usable and reloads when the server refuses to cancel [code.2000033]', async () => {
    server.on('orders', ok(orderPage([SUMMARY]))).on('orderCancel', refused(2000033))
    openScreen(PurchasePage)
    await screen.findByRole('button', { name: 'Cancel order' })
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await screen.findByRole('dialog')
    await user.click(answer('Cancel order'))
    await until(() => calls(server, 'orders') > 1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/^Claywick Kitchen · /)).toBeTruthy()
  })
})

describe('an order', () => {
  it('shows the actual charge, the address, and the phone number in national format [route.order-detail]', async () => {
    server.on('order', ok({ order: DETAIL }))
    openScreen(OrderPage, { order_id: '12' })
    await until(() => says('Rua da Rosa 42'))
    const text = document.body.textContent ?? ''
    expect(text).toMatch(/15,55\sEUR/)
    expect(text).toContain('Rua da Rosa 42')
    expect(text).toContain('0812345678')
  })

  it('leads from its address to the map', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    server.on('order', ok({ order: DETAIL }))
    openScreen(OrderPage, { order_id: '12' })
    await until(() => screen.queryByRole('button', { name: 'Show on the map' }) !== null)
    await user.click(screen.getByRole('button', { name: 'Show on the map' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    const [path, query] = jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url.split('?') ?? []
    expect(path).toBe('/pages/map/show')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      address: expect.stringContaining('Rua da Rosa 42'),
      city: DETAIL.address.city,
      country: 'PT',
    })
  })

  it('shows the customer, the coupon’s discount, and the time of the payment [screen.order-facts]', async () => {
    const customer = { name: 'Kim Buyer', email: 'kim@souk.test', telephone: '66898765432' }
    server.on('order', ok({ order: { ...DETAIL, customer, coupon_cost: '5.00', grand_total: '11.90' } }))
    openScreen(OrderPage, { order_id: '12' })
    await until(() => says('Rua da Rosa 42'))
    const text = document.body.textContent ?? ''
    for (const words of ['Kim Buyer', 'kim@souk.test', '0898765432', 'Coupon', 'Paid on']) expect(text).toContain(words)
    expect(text).toMatch(/−5,00\s\$/)
  })

  it('names the customer only where the address does not [field.order.customer]', async () => {
    server.on('order', ok({ order: { ...DETAIL, customer: { ...DETAIL.customer, name: 'Robin' } } }))
    openScreen(OrderPage, { order_id: '12' })
    await until(() => says('Rua da Rosa 42'))
    expect(says('Ordered by')).toBe(false)
    expect((document.body.textContent ?? '').split('robin@souk.test')).toHaveLength(2)
  })

  it('shows why an order was cancelled, and no coupon where there was none [screen.cancel-remark]', async () => {
    server.on(
      'order',
      ok({ order: { ...DETAIL, status: 'cancelled', cancel_remark: 'The wrong colour', actions: [] } }),
    )
    openScreen(OrderPage, { order_id: '12' })
    await until(() => document.body.textContent?.includes('Cancelled because: The wrong colour') ?? false)
    expect(document.body.textContent).not.toContain('Coupon')
  })

  it('shows an unknown order for an id that does not exist or is another buyer’s [code.1500018]', async () => {
    server.on('order', refused(1500018))
    openScreen(OrderPage, { order_id: '99' })
    await until(() => document.body.textContent?.includes('There is no such order') ?? false)
  })
})
