import { cleanup } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'
import type { SellerOrder } from '@contract/entities/seller/order'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { SALE, SALE_DETAIL, salePage } from '@/testing/seller-data'
import { answer, button, field, has, saidAt, says } from '@/testing/find'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { enter, toastText, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import OrderPage from './order-screen'

let server: FakeServer

const sent = (name: string) => server.sent.filter((each) => each.name === name)
const ON_ITS_WAY: SellerOrder = {
  ...SALE_DETAIL,
  ...{ status: 'shipped', ship_by: null, carrier: 'CTT', log_sn: 'RL1', actions: ['parcel'] },
  deliver_from: '2026-11-26T09:30:00Z',
}

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

async function open(order: SellerOrder): Promise<void> {
  server.on('sellerOrder', ok({ order }))
  openScreen(OrderPage, { order_id: '12' })
  await until(() => says('To pack'))
}

describe('an order of the own shop [route.shop-order]', () => {
  it('shows what to pack and where to send it [call.sellerOrder]', async () => {
    await open(SALE_DETAIL)
    for (const words of ['Blue · TEAPOT-BLUE', '3 items · $38.70', 'Note from the buyer: Ring twice']) {
      expect(says(words)).toBe(true)
    }
    for (const words of ['Rua das Flores 18', '1200\u2011386 Lisbon', '0812345678', '$41.80'])
      expect(says(words)).toBe(true)
  })

  it('gives the address to the clipboard and to the map, which does not get the name', async () => {
    const copied = jest.spyOn(Taro, 'setClipboardData').mockResolvedValue({ errMsg: 'ok' } as never)
    await open(SALE_DETAIL)
    await user.click(button('Copy the address'))
    await until(() => toastText() === 'The address is copied')
    expect(copied.mock.calls[0]?.[0].data.split('\n')).toEqual([
      ...['Ana Ruiz', 'Rua das Flores 18', '1200-386 Lisbon', expect.stringMatching(/Portugal|PT/), '0812345678'],
    ])
    await user.click(button('Show on the map'))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length === 1)
    const url = decodeURIComponent(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url ?? '')
    expect(url).toContain('Rua das Flores 18')
    expect(url).not.toContain('Ana')
  })

  it('says why there is no address [rule.seller-address]', async () => {
    await open({ ...SALE_DETAIL, address: null, buyer: null })
    expect(says('The address can be seen from the payment until 30 days')).toBe(true)
    expect(has('button', 'Copy the address')).toBe(false)
  })

  it('corrects the number of a parcel that is on its way [call.sellerOrderParcel]', async () => {
    server.on('sellerOrderParcel', ok({ order: {} }))
    await open(ON_ITS_WAY)
    expect(says('You can report the delivery from Nov 26, 2026')).toBe(true)
    await user.click(button('Correct'))
    await until(() => has('dialog'))
    expect([field('Carrier').value, field('Tracking number').value]).toEqual(['CTT', 'RL1'])
    await enter(field('Tracking number'), 'RL2')
    server.on('sellerOrder', ok({ order: { ...ON_ITS_WAY, log_sn: 'RL2' } }))
    await user.click(answer('Save'))
    await until(() => says('RL2'))
    expect(sent('sellerOrderParcel')[0]?.fields.get('log_sn')).toBe('RL2')
  })

  it('asks before it reports the delivery, and reports it once [call.sellerOrderDeliver]', async () => {
    server.on('sellerOrderDeliver', ok({ order: {} }))
    await open({ ...ON_ITS_WAY, deliver_from: '2026-11-22T09:00:00Z', actions: ['parcel', 'deliver'] })
    expect(says('You can report the delivery')).toBe(false)
    await user.click(button('Mark as delivered'))
    await until(() => says('Has the parcel arrived?'))
    expect(sent('sellerOrderDeliver')).toEqual([])
    await user.click(answer('Mark as delivered'))
    await until(() => !has('dialog'))
    expect(sent('sellerOrderDeliver')).toHaveLength(1)
    expect(sent('sellerOrderDeliver')[0]?.fields.get('idempotency_key')).toMatch(/\w/)
  })

  it('declines with a reason that the buyer reads, once [call.sellerOrderDecline] [action.decline]', async () => {
    server.on('sellerOrderDecline', ok({ order: {} }))
    await open({ ...SALE_DETAIL, actions: ['ship', 'decline'] })
    await user.click(button('Decline the order'))
    await until(() => says('Decline this order?'))
    await user.click(answer('Decline the order'))
    await until(() => saidAt('Why? The buyer reads this') === 'Fill this in')
    expect(sent('sellerOrderDecline')).toEqual([])
    await enter(field('Why? The buyer reads this'), ' Sold out ')
    await user.click(answer('Decline the order'))
    await until(() => !has('dialog'))
    expect(sent('sellerOrderDecline')).toHaveLength(1)
    expect(sent('sellerOrderDecline')[0]?.fields.get('reason')).toBe('Sold out')
  })

  it('shows the refunds that were asked for, and why it was cancelled', async () => {
    const refund = { refund_id: '3', state: 0 as const, amount: '12.90', reason: 'Damaged', remark: '', items: [] }
    await open({
      ...{ ...SALE_DETAIL, status: 'cancelled' as const, ship_by: null, actions: [], cancel_remark: 'Too late' },
      refunds: [{ ...refund, created_at: SALE.created_at, decided_at: null }],
    })
    for (const words of ['Cancelled because: Too late', 'Under review', 'Damaged']) expect(says(words)).toBe(true)
  })

  it('is unknown with a wrong link or another shop’s id, and not for buyers [code.1500018] [code.permission]', async () => {
    server.on('sellerOrder', refused(Code.orderUnknown))
    openScreen(OrderPage, { order_id: '99' })
    await until(() => says('the order belongs to another store'))
    cleanup()
    server.on('sellerOrder', refused(Code.operationFailed, { reason: 'permission' }))
    openScreen(OrderPage, { order_id: '99' })
    await until(() => has('button', 'Become a seller'))
  })
})
