import { screen } from '@testing-library/react'
import { orderPage, SUMMARY } from '@/testing/order-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { link, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { advance, until } from '@/testing/until'
import { WaitingPayment } from './waiting-payment'

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
})

describe('a payment that was not finished [screen.waiting-payment]', () => {
  it('is named in the cart by its order, and taken up again', async () => {
    server.on('orders', ok(orderPage([SUMMARY])))
    openScreen(WaitingPayment)
    await until(() => says('A payment was not finished'))
    expect(says(`Order ${SUMMARY.increment_id} from ${SUMMARY.shop.name}`)).toBe(true)
    expect(Object.fromEntries(server.sent[0]?.fields ?? [])).toMatchObject({ status: 'to_pay', page_size: '10' })
    expect(link(/^Pay /).getAttribute('href')).toMatch(new RegExp(`pay\\?order_ids=${SUMMARY.order_id}$`))
  })

  it('is that of a whole purchase, and not of an earlier one', async () => {
    const other = { ...SUMMARY, order_id: '8', increment_id: 'SK-8', grand_total: '10.00' }
    const earlier = { ...SUMMARY, order_id: '6', increment_id: 'SK-6', created_at: '2026-11-01T10:00:00.000Z' }
    server.on('orders', ok(orderPage([{ ...SUMMARY, grand_total: '20.00' }, other, earlier])))
    openScreen(WaitingPayment)
    await until(() => says('SK-8'))
    expect(says('SK-6')).toBe(false)
    expect(link(/^Pay .*30/).getAttribute('href')).toMatch(new RegExp(`order_ids=${SUMMARY.order_id}%2C8$`))
  })

  it.each([
    ['nothing waits', ok(orderPage([]))],
    ['that is not known', refused(2000018, { reason: 'failed' })],
  ])('is not there while %s', async (_what, answer) => {
    server.on('orders', answer)
    openScreen(WaitingPayment)
    await advance(500)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
