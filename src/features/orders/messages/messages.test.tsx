import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { OrderMessage } from '@contract/entities/order'
import { session } from '@/stores/session'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { DETAIL } from '@/testing/order-data'
import { enter, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import OrderPage from '../order/order-screen'

const at = '2026-03-01T10:00:00.000Z'
const QUESTION: OrderMessage = { message_id: '1', author: 'buyer', text: 'Gift?', created_at: at, read: true }
const ANSWER: OrderMessage = {
  message_id: '2',
  author: 'shop',
  text: '<b>Yes</b>\nof course',
  created_at: at,
  read: false,
}
const GONE: OrderMessage = { ...ANSWER, message_id: '0', text: '' }

const page = (list: readonly OrderMessage[], more: object = {}) =>
  ok({ list, count: list.length, p: 1, page_size: 20, unread: 0, open: true, ...more })

let server: FakeServer
const sent = (name: string) => server.sent.filter((each) => each.name === name).map(({ fields }) => fields)

beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
  server.on('order', ok({ order: { ...DETAIL, unread_messages: 1 } })).on('orderMessages', page([]))
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const open = async () => {
  openScreen(OrderPage, { order_id: DETAIL.order_id })
  await user.click(await screen.findByRole('button', { name: /Messages to the shop/ }))
  return screen.findByRole('dialog', { name: 'Messages to the shop' })
}

describe('the messages of an order [rule.message-parties] [call.orderMessages]', () => {
  it('are opened from the order, which says how many are new, and are plain text', async () => {
    server.on('orderMessages', page([ANSWER, QUESTION, GONE]))
    const dialog = await open()
    expect(screen.getByText('1 new')).toBeTruthy()
    // as it was written: markup would have no brackets
    await until(() => dialog.textContent.includes('<b>Yes</b>'))
    expect(dialog.textContent).toContain('Gift?')
    expect(dialog.textContent).toContain('Read')
    expect(dialog.textContent).toContain('This message was removed')
  })

  it('are marked as read up to the newest that was shown [rule.message-read] [call.orderMessagesRead]', async () => {
    server.on('orderMessages', page([ANSWER, QUESTION], { unread: 1 })).on('orderMessagesRead', ok({ unread: 0 }))
    await open()
    await until(() => sent('orderMessagesRead').length > 0)
    expect(sent('orderMessagesRead')[0]?.get('message_id')).toBe('2')
  })

  it('can only be read once the shop has closed [rule.message-limits]', async () => {
    server.on('orderMessages', page([QUESTION], { open: false }))
    const dialog = await open()
    await until(() => dialog.textContent.includes('This shop has closed'))
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })
})

describe('a message to the shop [call.orderMessageSend]', () => {
  const write = async (text: string) => {
    const field = await screen.findByLabelText('Your message')
    await enter(field, text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return field as HTMLTextAreaElement
  }

  it('is sent once by two taps, and the list is read again', async () => {
    await open()
    server.on('orderMessageSend', ok({ message: QUESTION }))
    await enter(await screen.findByLabelText('Your message'), '  Gift?  ')
    const button = screen.getByRole('button', { name: 'Send' })
    fireEvent.click(button)
    fireEvent.click(button)
    await until(() => sent('orderMessages').length > 1)
    expect(sent('orderMessageSend')).toHaveLength(1)
    const [fields] = sent('orderMessageSend')
    expect([fields?.get('order_id'), fields?.get('text')]).toEqual([DETAIL.order_id, 'Gift?'])
    expect(fields?.get('idempotency_key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('stays in the field when the call fails, and keeps its key', async () => {
    await open()
    server.on('orderMessageSend', refused(2000018, { reason: 'rate_limited', retry_after: 60 }))
    const field = await write('Where is it?')
    await until(() => sent('orderMessageSend').length === 1)
    await until(() => !screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy'))
    expect(field.value).toBe('Where is it?')
    server.on('orderMessageSend', ok({ message: QUESTION }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => sent('orderMessageSend').length === 2)
    const keys = sent('orderMessageSend').map((fields) => fields.get('idempotency_key'))
    expect(keys[0]).toBe(keys[1])
    await until(() => (screen.getByLabelText('Your message') as HTMLTextAreaElement).value === '')
  })

  it('is not sent blank: the field says so', async () => {
    await open()
    const field = await write('   ')
    await until(() => field.getAttribute('aria-invalid') === 'true')
    expect(sent('orderMessageSend')).toEqual([])
  })
})
