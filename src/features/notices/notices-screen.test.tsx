import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { inertCards } from '@/testing/inert-cards'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import * as clock from '@/platform/clock'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toastText, user as person } from '@/testing/person'
import NoticesPage from './notices-screen'

const HOUR = 3_600_000
/** Noon: a minute before is the same day. */
const NOW = new Date().setHours(12, 0, 0, 0)
const notice = (id: number, type: number, more: object = {}) => ({
  id: String(id),
  type,
  state: 1,
  title_en: `Notice ${id}`,
  text_en: `Text ${id}`,
  read: false,
  link: '',
  created_at: new Date(NOW - 3 * 24 * HOUR).toISOString(),
  ...more,
})
const NOTICES = [
  notice(3, 600, { created_at: new Date(NOW - 60_000).toISOString(), link: 'pages/history/detail?order_id=7' }),
  notice(2, 500, { state: -1 }),
  notice(1, 600, { read: true }),
]
const UNREAD = [
  { type: 500, count: 1 },
  { type: 600, count: 1 },
]

/** Notices of a server that remembers which were read. */
function keeps(server: FakeServer): void {
  const read = new Set(['1'])
  const unread = () => NOTICES.filter(({ id }) => !read.has(id))
  server
    .on('notices', (fields) => {
      const type = fields.get('type')
      const list = NOTICES.filter((one) => type === null || String(one.type) === type)
        .filter(({ id }) => fields.get('read') !== '0' || !read.has(id))
        .map((one) => ({ ...one, read: read.has(one.id) }))
      const counts = UNREAD.map(({ type: of }) => ({
        type: of,
        count: unread().filter((one) => one.type === of).length,
      }))
      return ok({ list, count: list.length, p: 1, page_size: 20, unread: counts.filter(({ count }) => count > 0) })
    })
    .on('noticeRead', (fields) => {
      read.add(fields.get('id') ?? '')
      return ok({ count: unread().length })
    })
    .on('noticeInRead', () => {
      for (const { id } of NOTICES) read.add(id)
      return ok({ count: 0 })
    })
    .on('systemNotify', ok({ list: [notice(9, 800, { title_en: 'Kitchen week' })] }))
}

const user = { firstname: 'Ada', email: 'a@b.c', avatar: '', seller_url: '', product: { count: 0 } }

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  jest.spyOn(clock, 'now').mockReturnValue(NOW)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  session.setUser({ ...user, notify: true, notice: { count: 2 } } as never)
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const says = (words: string) => until(() => (document.body.textContent ?? '').includes(words))
const row = (number: number) => screen.queryByRole('button', { name: new RegExp(`(^| )Notice ${number} `) })
/** Whether a notice has the mark of what is unread, which has no word but a name. */
const isMarked = (number: number) => row(number)?.querySelector('[role="img"]')?.getAttribute('aria-label') === 'Unread'

const MUG = { name_en: 'Mug', image: 'p/mug-600.webp', ground: 'sand' }
const about = (id: number, others: number, more: object = {}) =>
  notice(id, 600, { order: { ...MUG, others, status: 'in_transit', payment_status: 'paid' }, ...more })
const NEXT = 'It is on its way to you.'

describe('the notices [route.notices]', () => {
  it('list what happened, today first, and the announcements', async () => {
    keeps(server)
    openScreen(NoticesPage)
    await says('Kitchen week')
    expect(inertCards('notice-')).toEqual([])
    const text = document.body.textContent ?? ''
    const order = ['Today', 'Notice 3', 'Just now', 'Earlier', 'Notice 2', '3 days ago', 'For everybody']
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).sort((a, b) => a - b),
    )
    expect(order.every((words) => text.includes(words))).toBe(true)
    expect(screen.getByRole('tab', { name: 'Top-ups 1' })).toBeTruthy()
  })

  it('show what was ordered, and while they are unread what happens next [field.notice.order]', async () => {
    keeps(server)
    const list = [about(6, 2), about(5, 0, { read: true }), about(4, 0, { state: -1 })]
    server.on('notices', ok({ list, count: 3, p: 1, page_size: 20, unread: [] }))
    openScreen(NoticesPage)
    await until(() => row(6) !== null)
    expect(row(6)?.textContent).toBe(`Mug +2 moreNotice 6${NEXT}3 days ago`)
    expect(row(5)?.textContent).toBe('MugNotice 53 days ago')
    expect(row(4)?.textContent).toBe('Notice 4Text 43 days ago')
    const pictures = [6, 5, 4].map((id) => row(id)?.querySelectorAll('[data-picture], .picture').length)
    expect(pictures).toEqual([1, 1, 0])
  })

  it('of a purchase at several shops are one row, with all that was ordered and not the state of one', async () => {
    keeps(server)
    const link = 'pages/history/purchase'
    server.on('notices', ok({ list: [about(6, 4, { orders: 2, link })], count: 1, p: 1, page_size: 20, unread: [] }))
    openScreen(NoticesPage)
    await until(() => row(6) !== null)
    expect(row(6)?.textContent).toBe('Mug +4 moreNotice 63 days ago')
    await person.click(screen.getByRole('button', { name: 'Mug +4 more Unread Notice 6 3 days ago' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/history/purchase' })
  })

  it('are read by a tap, which opens what they are about [session.notice-flag]', async () => {
    keeps(server)
    openScreen(NoticesPage)
    await until(() => row(3) !== null)
    expect(isMarked(3)).toBe(true)
    expect(row(3)?.textContent).not.toContain('Unread')
    await person.click(screen.getByRole('button', { name: 'Notice 3 Unread Text 3 Just now' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=7' })
    expect(isMarked(3)).toBe(false)
    expect([session.user?.notice.count, session.unread]).toEqual([1, true])
    await person.click(screen.getByRole('button', { name: 'Notice 2 Unread Text 2 3 days ago' }))
    await until(() => !session.unread)
  })

  it('are all read at once [session.notice-flag]', async () => {
    keeps(server)
    openScreen(NoticesPage)
    await until(() => row(2) !== null)
    await person.click(screen.getByRole('button', { name: 'Read all' }))
    await until(() => screen.queryByRole('button', { name: 'Read all' }) === null)
    expect([session.unread, session.user?.notice.count]).toEqual([false, 0])
    expect(screen.queryAllByRole('img', { name: 'Unread' })).toEqual([])
  })

  it('stay unread when the call is refused, and say so', async () => {
    keeps(server)
    server.on('noticeRead', refused(2000018, { reason: 'failed' }))
    openScreen(NoticesPage)
    await until(() => row(2) !== null)
    await person.click(screen.getByRole('button', { name: 'Notice 2 Unread Text 2 3 days ago' }))
    await until(() => toastText() !== '')
    expect(isMarked(2)).toBe(true)
    expect(session.unread).toBe(true)
  })

  it('are shown by kind, and those that are unread alone', async () => {
    keeps(server)
    openScreen(NoticesPage)
    await until(() => row(3) !== null)
    await person.click(screen.getByRole('tab', { name: 'Top-ups 1' }))
    await until(() => row(3) === null && row(2) !== null)
    await person.click(screen.getByRole('tab', { name: 'Unread' }))
    await until(() => row(3) !== null)
    expect(row(1)).toBeNull()
    await person.click(screen.getByRole('tab', { name: 'Refunds' }))
    await says('There is nothing of this kind.')
  })

  it('do not show sellers’ kinds to a buyer without a shop', async () => {
    keeps(server)
    openScreen(NoticesPage)
    await until(() => row(3) !== null)
    expect(screen.queryByRole('tab', { name: 'Stock intake' })).toBeNull()
    cleanup()
    session.setUser({ ...user, notify: true, notice: { count: 2 }, seller: { state: 1 } } as never)
    openScreen(NoticesPage)
    await until(() => screen.queryByRole('tab', { name: 'Stock intake' }) !== null)
  })

  it('offer another try when they did not come, and wait for the network', async () => {
    openScreen(NoticesPage)
    await says('Your notices did not load')
    server.on('notices', 'no network')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await says('The network signal is lost')
  })

  it('show announcements to visitors, and lead to the login', async () => {
    await session.end()
    keeps(server)
    openScreen(NoticesPage)
    await says('Kitchen week')
    expect(server.names).toEqual(['systemNotify'])
  })
})
