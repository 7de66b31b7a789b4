import Taro from '@tarojs/taro'
import { collect } from './analytics'
import { emit } from './events'

jest.mock('@/platform/navigation/links', () => ({ currentLink: () => '/pages/search/search?q=tea' }))

const URL = 'https://count.example/events'
const request = jest.spyOn(Taro, 'request')
const answer = (statusCode: number) =>
  request.mockImplementation((() => Promise.resolve({ statusCode })) as unknown as typeof Taro.request)
const sent = () => request.mock.calls.map(([{ data }]) => JSON.parse(String(data)) as { events: { name: string }[] })
const names = () => sent().map(({ events }) => events.map(({ name }) => name))

describe('counting how the shop is used [screen.analytics]', () => {
  let stop: () => void = () => undefined
  beforeEach(() => {
    jest.useFakeTimers()
    request.mockReset()
    answer(204)
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  it('sends nothing until it has an address', async () => {
    emit('track', { name: 'page_view' })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(request).not.toHaveBeenCalled()
  })

  it('sends what happened within five seconds in one request, with its time', async () => {
    stop = collect(URL)
    emit('track', { name: 'add_to_cart', product_id: '7', qty: 2 })
    expect(request).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(request).toHaveBeenCalledTimes(1)
    expect(request.mock.calls[0]?.[0]).toMatchObject({ url: URL, method: 'POST' })
    expect(sent()[0]?.events).toEqual([
      { name: 'page_view', page: '/pages/search/search', time: expect.stringMatching(/^\d{4}-.*Z$/) },
      {
        name: 'add_to_cart',
        product_id: '7',
        qty: 2,
        page: '/pages/search/search',
        time: expect.any(String),
      },
    ])
  })

  it.each([
    ['refused', () => answer(500)],
    [
      'lost',
      () => request.mockImplementation((() => Promise.reject(new Error('lost'))) as unknown as typeof Taro.request),
    ],
  ])('tries what was %s again with the next event', async (_, fail) => {
    stop = collect(URL)
    fail()
    emit('track', { name: 'search', term: 'tea' })
    await jest.advanceTimersByTimeAsync(5_000)
    answer(200)
    emit('track', { name: 'view_item', product_id: '1' })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(names()).toEqual([
      ['page_view', 'search'],
      ['page_view', 'search', 'view_item'],
    ])
  })

  it('ends', async () => {
    collect(URL)()
    emit('track', { name: 'search', term: 'tea' })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(request).not.toHaveBeenCalled()
  })
})
