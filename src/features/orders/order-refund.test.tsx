import { act, cleanup } from '@testing-library/react'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { OrderState, PaymentState } from '@contract/base/order-states'
import type { BuyerAction } from '@contract/base/order-steps'

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

/** The card of the order. */
const CARD = /^Claywick Kitchen · /

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
  ] as const)('is said in the list, and on the order’s page with a link to it: %s', async (state, label) => {
    const refund = { refund_id: '5', state }
    await openList({ refund })
    expect(link(CARD).textContent).toContain(`Refund · ${label}`)
    cleanup()
    await openOrder({ refund })
    expect(link(`Refund ${label}`).getAttribute('href')).toBe('#/pages/mine/refund_sent')
  })

  it('is not shown where there is none, or where the buyer cancelled the request', async () => {
    for (const refund of [undefined, { refund_id: '5', state: 'cancelled' } as const]) {
      for (const open of [openList, openOrder]) {
        await open({ refund })
        expect(has('link', /Refund/)).toBe(false)
        cleanup()
      }
    }
  })

  it.each(LANGUAGE_CODES)('has a word of its own for each state in %s', async (language) => {
    const row = new RegExp(`^${REFUND[language]} `)
    await act(() => settings.show(language))
    const words = new Set<string>()
    for (const state of [0, 1, -1] as const) {
      await openOrder({ refund: { refund_id: '5', state } })
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
 * What buyers can do in each state (docs/specification.md), and where it is offered: in the list and in the bar of the
 * page at most two steps, the next one first, and the others in rows of the page.
 */
const PAY = 'Pay 16,90\u00a0$'
const OFFERS: Readonly<Record<OrderState, readonly [BuyerAction[], list: string[], bar: string[], rows: string[]]>> = {
  to_be_paid: [['pay', 'cancel'], [PAY, 'Cancel order'], [PAY, 'Cancel order'], []],
  paid: [['cancel'], ['Cancel order'], ['Cancel order'], ['Buy again']],
  to_be_shipped: [['cancel'], ['Cancel order'], ['Cancel order'], ['Buy again']],
  shipped: [['complete', 'refund'], ['Track'], ['Track', 'Confirm receipt'], ['Ask for a refund', 'Buy again']],
  in_transit: [['complete', 'refund'], ['Track'], ['Track', 'Confirm receipt'], ['Ask for a refund', 'Buy again']],
  delivered: [
    ['complete', 'refund'],
    ['Confirm receipt', 'Buy again'],
    ['Confirm receipt', 'Ask for a refund'],
    ['Track', 'Buy again'],
  ],
  receipt_confirmed: [
    ['comment', 'refund'],
    ['Write a review', 'Buy again'],
    ['Write a review', 'Ask for a refund'],
    ['Track', 'Buy again'],
  ],
  completed: [
    ['comment', 'refund'],
    ['Write a review', 'Buy again'],
    ['Write a review', 'Ask for a refund'],
    ['Track', 'Buy again'],
  ],
  cancelled: [[], ['Buy again'], [], ['Buy again']],
}
const NEXT: Readonly<Partial<Record<OrderState, string>>> = {
  to_be_paid: PAY,
  shipped: 'Track',
  in_transit: 'Track',
  delivered: 'Confirm receipt',
  receipt_confirmed: 'Write a review',
  completed: 'Write a review',
}
const SENT: readonly string[] = ['shipped', 'in_transit', 'delivered', 'receipt_confirmed', 'completed']

/** The texts of the elements of a class, and which of them stand out. */
const shown = (kind: string) => Array.from(document.querySelectorAll(kind), ({ textContent }) => textContent ?? '')
const buttons = () => shown('.button')
const main = () => shown('.button__face--main')
const rows = () => shown('.list-row').filter((text) => /^(Track|Confirm|Write a|Ask|Buy|Cancel)/.test(text))

describe('what can be done with an order [action.refund]', () => {
  it.each(Object.entries(OFFERS))('that is %s', async (name, [actions, list, bar, more]) => {
    const status = name as OrderState
    const next = NEXT[status] ? [NEXT[status]] : []
    const order = { status, actions, log_sn: SENT.includes(status) ? 'CT7' : null }
    await openList(order)
    expect([buttons(), main()]).toEqual([list, next])
    cleanup()
    await openOrder(order)
    const page = buttons().filter((text) => text !== 'Show on the map' && text !== 'Copy')
    expect([page, rows(), main()]).toEqual([[...bar].reverse(), more, next])
  })

  it('is not to confirm its receipt while a refund is under review', async () => {
    const order = { status: 'delivered', actions: ['complete'], refund: { refund_id: '5', state: 0 } } as const
    await openList({ ...order, actions: ['complete'] })
    expect([buttons(), main()]).toEqual([['Confirm receipt', 'Buy again'], []])
    cleanup()
    await openOrder({ ...order, actions: ['complete'] })
    expect(buttons()).toContain('Confirm receipt')
    expect(main()).toEqual([])
  })
})
