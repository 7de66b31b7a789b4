import { act, cleanup, screen } from '@testing-library/react'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { LANGUAGE_CODES, type Language } from '@contract/languages'
import type { OrderState, PaymentState } from '@contract/order-states'
import type { BuyerAction } from '@contract/order-steps'

import { has, link, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { DETAIL, orderPage, SUMMARY } from '@/testing/order-data'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import OrderPage from './order/order-screen'
import PurchasePage from './list/orders-screen'

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await act(() => settings.show('es'))
  await session.end()
})

const text = () => document.body.textContent ?? ''

async function openList(order: Partial<OrderSummary>): Promise<void> {
  server.on('orders', ok(orderPage([{ ...SUMMARY, ...order }])))
  openScreen(PurchasePage)
  await until(() => says('Claywick Kitchen'))
}

async function openOrder(order: Partial<OrderDetail>): Promise<void> {
  server.on('order', ok({ order: { ...DETAIL, ...order } }))
  openScreen(OrderPage, { order_id: '12' })
  await until(() => says('Rua da Rosa 42'))
}

/** How the row begins that leads to the refund. */
const REFUND: Readonly<Record<Language, string>> = {
  en: 'Refund',
  zh: '退款',
  zhtw: '退款',
  th: 'การคืนเงิน',
  jp: '返金',
  es: 'Reembolso',
}

describe('the refund of an order [screen.order-refund]', () => {
  it.each([
    [0, 'Under review'],
    [1, 'Approved'],
    [-1, 'Refused'],
  ] as const)('is shown in the list and on the order’s page, with a link to it: %s', async (state, label) => {
    const refund = { refund_id: '5', state }
    for (const open of [openList, openOrder]) {
      await open({ refund })
      expect(link(`Refund ${label}`).getAttribute('href')).toBe('#/pages/mine/refund_sent')
      cleanup()
    }
  })

  it('is not shown where there is none, or where it was withdrawn', async () => {
    for (const refund of [undefined, { refund_id: '5', state: 'cancelled' } as const]) {
      for (const open of [openList, openOrder]) {
        await open({ refund })
        expect(has('link', /^Refund/)).toBe(false)
        cleanup()
      }
    }
  })

  it.each(LANGUAGE_CODES)('has a word of its own for each state in %s', async (language) => {
    const row = new RegExp(`^${REFUND[language]} `)
    await act(() => settings.show(language))
    const words = new Set<string>()
    for (const state of [0, 1, -1] as const) {
      await openList({ refund: { refund_id: '5', state } })
      words.add(link(row).textContent ?? '')
      cleanup()
    }
    expect(words.size).toBe(3)
    if (language !== 'en') expect([...words].join()).not.toMatch(/Refund|review|Approved|Refused/)
  })
})

const NOTHING = 'Nothing is charged for it.'

describe('a cancelled order [screen.cancelled-money]', () => {
  it.each<[PaymentState, string]>([
    ['unpaid', NOTHING],
    ['refunding', 'The money is on its way back to you.'],
    ['refunded', 'The money went back to where it came from.'],
  ])('that is %s says where its money is', async (payment_status, words) => {
    const actual_payment = payment_status === 'unpaid' ? null : DETAIL.actual_payment
    await openOrder({ status: 'cancelled', payment_status, actual_payment, actions: [] })
    expect(text()).toContain(words)
    expect([text().includes(NOTHING), text().includes('Charged')]).toEqual(
      payment_status === 'unpaid' ? [true, false] : [false, true],
    )
  })
})

/**
 * What buyers can do in each state (docs/specification.md), and what the list offers of it: refunds are asked for on
 * the page.
 */
const OFFERS: Readonly<Record<OrderState, readonly [BuyerAction[], list: string[], page: string[]]>> = {
  to_be_paid: [
    ['pay', 'cancel'],
    ['Cancel order', 'Pay 16,90\u00a0$'],
    ['Cancel order', 'Pay 16,90\u00a0$'],
  ],
  paid: [['cancel'], ['Cancel order'], ['Cancel order']],
  to_be_shipped: [['cancel'], ['Cancel order'], ['Cancel order']],
  shipped: [['complete', 'refund'], ['Confirm receipt'], ['Ask for a refund', 'Confirm receipt']],
  in_transit: [['complete', 'refund'], ['Confirm receipt'], ['Ask for a refund', 'Confirm receipt']],
  delivered: [['complete', 'refund'], ['Confirm receipt'], ['Ask for a refund', 'Confirm receipt']],
  receipt_confirmed: [['comment', 'refund'], ['Write a review'], ['Ask for a refund', 'Write a review']],
  completed: [['comment', 'refund'], ['Write a review'], ['Ask for a refund', 'Write a review']],
  cancelled: [[], [], []],
}
const LABELS = ['Cancel order', 'Ask for a refund', 'Confirm receipt', 'Write a review', 'Pay 16,90\u00a0$']
function offered(): string[] {
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  return LABELS.filter((label) => buttons.includes(label))
}

describe('what can be done with an order [action.refund]', () => {
  it.each(Object.entries(OFFERS))('that is %s', async (status, [actions, list, page]) => {
    const order = { status: status as OrderState, actions }
    await openList(order)
    expect(offered()).toEqual(list)
    cleanup()
    await openOrder(order)
    expect(offered()).toEqual(page)
  })
})
