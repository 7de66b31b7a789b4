import { FakeServer, ok, refused } from '@/testing/fake-server'
import { setCurrent } from '@/locales/current'
import english from '@/locales/catalogues/en.json'
import { clearStored } from '@/platform/storage/storage'
import { context, openRequests } from './context'
import { on } from './events'
import * as keeper from './cached-answers'
import { call } from './request'

const categories = { list: [] }
const times: number[] = []
on('kept', ({ at }) => times.push(at))

let server: FakeServer

/** Until the device has it. */
const kept = () => keeper.keep('none', {}, null, { token: '', language: 'en' })
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    ({ kind }: { kind: string }) => kind,
  )

beforeAll(openRequests)
beforeEach(async () => {
  await clearStored()
  setCurrent('en', english)
  Object.assign(context, { token: '', language: 'en', online: true, keeper })
  times.length = 0
  server = new FakeServer()
})
afterEach(() => {
  context.keeper = null
  jest.restoreAllMocks()
})

async function keepCategories(): Promise<void> {
  server.on('getAllCategory', ok(categories))
  await call('getAllCategory', {}, { silent: true })
  while ((await keeper.find('getAllCategory', {}, { token: '', language: 'en' })) === undefined) await kept()
}

it('gives a load without a network the answer of before, and says of when it is', async () => {
  await keepCategories()
  server.on('getAllCategory', 'no network')
  await expect(call('getAllCategory', {}, { silent: true })).resolves.toEqual(categories)
  expect(times).toHaveLength(1)
})

it('fails where nothing is kept, and for what a user did', async () => {
  server.on('product', 'no network')
  await expect(failure(call('product', { product_id: '7' }, { silent: true }))).resolves.toBe('network')
  await keepCategories()
  server.on('getAllCategory', 'no network')
  await expect(failure(call('getAllCategory', {}))).resolves.toBe('network')
  expect(times).toEqual([])
})

it('gives no answer of before to a user who asks for a newer one', async () => {
  await keepCategories()
  server.on('getAllCategory', 'no network')
  context.refreshing = true
  const asked = failure(call('getAllCategory', {}, { silent: true }))
  context.refreshing = false
  await expect(asked).resolves.toBe('network')
})

it('gives no answer of before when the server refuses', async () => {
  await keepCategories()
  server.on('getAllCategory', refused(2000018))
  await expect(failure(call('getAllCategory', {}, { silent: true }))).resolves.toBe('refused')
})

it('gives nothing that no longer has the shape of the call', async () => {
  await keeper.keep('getAllCategory', {}, { groups: [] }, { token: '', language: 'en' })
  server.on('getAllCategory', 'no network')
  await expect(failure(call('getAllCategory', {}, { silent: true }))).resolves.toBe('network')
})

describe('over a network that is dead', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  const never = () => new Promise<never>(() => undefined)
  const reached: boolean[] = []
  on('reached', ({ online }) => reached.push(online))

  it('gives a load the answer of before after four seconds, and counts as offline until the answer comes', async () => {
    await keepCategories()
    let answer: (data: ReturnType<typeof ok>) => void = () => undefined
    server.on('getAllCategory', () => new Promise((resolve) => (answer = resolve)))
    const loaded = jest.fn()
    void call('getAllCategory', {}, { silent: true }).then(loaded)
    await jest.advanceTimersByTimeAsync(3_999)
    expect(loaded).not.toHaveBeenCalled()
    reached.length = 0
    await jest.advanceTimersByTimeAsync(1)
    expect([loaded.mock.calls, times.length, reached]).toEqual([[[categories]], 1, [false]])
    answer(ok(categories))
    await jest.advanceTimersByTimeAsync(0)
    expect(reached).toEqual([false, true])
  })

  it('waits on where nothing is kept, and for a user who asks for a newer one', async () => {
    await keepCategories()
    server.on('product', never).on('getAllCategory', never)
    const loaded = jest.fn()
    void call('product', { product_id: '7' }, { silent: true }).then(loaded)
    context.refreshing = true
    void call('getAllCategory', {}, { silent: true }).then(loaded)
    context.refreshing = false
    await jest.advanceTimersByTimeAsync(10_000)
    expect([loaded.mock.calls, times]).toEqual([[], []])
  })
})
