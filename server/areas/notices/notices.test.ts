import { one } from '@contract/rules/lists'
import { notices } from '../../kernel/db/schema/notices'
import { accountHandlers } from '../account/handlers'
import { textsOf } from '../../kernel/text/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'
import { noticeHandlers } from './handlers'
import { orderIdOf } from './orders'
import { sendNotice } from './send'

const TEXT = { en: 'Order shipped', es: 'Pedido enviado' }

describe('notices', () => {
  let server: TestServer
  let userId: bigint
  let headers: { 'access-token': string }
  beforeAll(async () => {
    server = await createTestServer([...noticeHandlers, ...accountHandlers])
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { token, userId: id } = await server.signIn()
    userId = id
    headers = { 'access-token': token }
    for (const type of [600, 700]) {
      server.clock.advance(1)
      await sendNotice(server.db, { userId, type, state: 1, title: TEXT, text: TEXT }, server.clock.now())
    }
  })

  it('come newest first, by type and by read, with every language there is [call.notices]', async () => {
    const { list, count } = (await server.call('notices', {}, headers)).data
    expect([count, list.map(({ type }) => type)]).toEqual([2, [700, 600]])
    expect(list[0]).toMatchObject({ title_en: 'Order shipped', title_es: 'Pedido enviado', read: false })
    const only = (await server.call('notices', { type: '600', read: '0' }, headers)).data
    expect(only.list.map(({ type }) => type)).toEqual([600])
    const each = { count: 1 }
    expect(only.unread).toEqual([
      { type: 600, ...each },
      { type: 700, ...each },
    ])
  })

  it('are read one by one or all, and the flag goes with the last [session.notice-flag]', async () => {
    const flag = async () => (await server.call('getUserinfo', {}, headers)).data
    const { id } = one((await server.call('notices', {}, headers)).data.list)
    expect((await server.call('noticeRead', { id }, headers)).data).toEqual({ count: 1 })
    expect(await flag()).toMatchObject({ notify: true, notice: { count: 1 } })
    expect((await server.call('noticeInRead', {}, headers)).data).toEqual({ count: 0 })
    expect(await flag()).toMatchObject({ notify: false, notice: { count: 0 } })
  })

  it('of one purchase are one row: read, counted and paged as one, and paid in place of placed [call.notices]', async () => {
    const at = (order: number) => `pages/history/detail?order_id=${order}`
    const tell = (key: 'placed' | 'paid', order: number) =>
      sendNotice(
        server.db,
        { ...{ userId, type: 600, state: 1 as const, link: at(order) }, title: textsOf(`orders.${key}`), text: TEXT },
        server.clock.now(),
      )
    for (const order of [1, 2, 3]) await tell('placed', order)
    server.clock.advance(30)
    for (const order of [1, 2]) await tell('paid', order)
    const told = async () => (await server.call('notices', { page_size: '2' }, headers)).data
    const first = await told()
    expect(first.list.map(({ title_en, link }) => [title_en, link])).toEqual([
      ['Order paid', at(2)],
      ['Order placed', at(3)],
    ])
    expect([first.count, first.unread]).toEqual([
      4,
      [
        { type: 600, count: 3 },
        { type: 700, count: 1 },
      ],
    ])
    const next = (await server.call('notices', { page_size: '2', after: first.next ?? '' }, headers)).data
    expect(next.list.map(({ type }) => type)).toEqual([700, 600])
    expect((await server.call('noticeRead', { id: one(first.list).id }, headers)).data).toEqual({ count: 3 })
    expect((await told()).list.map(({ read }) => read)).toEqual([true, false])
    const unread = (await server.call('notices', { read: '0', type: '600' }, headers)).data
    expect(unread.list.map(({ title_en }) => title_en)).toEqual(['Order placed', 'Order shipped'])
  })

  it('of others are not there', async () => {
    const { id } = one((await server.call('notices', {}, headers)).data.list)
    const stranger = { 'access-token': (await server.signIn()).token }
    expect(await server.call('noticeRead', { id }, stranger)).toMatchObject({ code: 2000019 })
  })

  it('to everybody are shown to visitors', async () => {
    await server.db.insert(notices).values({ type: 800, state: 1, title: TEXT, text: TEXT })
    expect((await server.call('systemNotify')).data.list).toHaveLength(1)
  })
})

it.each([
  ['pages/history/detail?order_id=12', '12'],
  ['pages/history/detail?tab=all&order_id=7', '7'],
  ['pages/prouduct/detail?product_id=12', undefined],
  ['pages/history/detail?order_id=', undefined],
  ['pages/history/detail?order_id=1%20or%201', undefined],
  ['', undefined],
])('a notice that leads to %p is about the order %p', (link, id) => {
  expect(orderIdOf(link)).toBe(id)
})
