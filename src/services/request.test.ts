import Taro from '@tarojs/taro'
import { CODES } from '@contract/base/code-entries'
import { LOGOUT_CODES, REASONS } from '@contract/base/codes'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { setCurrent } from '@/locales/current'
import english from '@/locales/catalogues/en.json'
import { loadDictionary } from '@/locales/load'
import { ApiError } from './api-error'
import { context, openRequests, sessionLossHandled } from './context'
import { on } from './events'
import { call } from './request'

const request = jest.spyOn(Taro, 'request')
const toasts: string[] = []
const lost = jest.fn()
const reached: boolean[] = []
on('toast', ({ text }) => toasts.push(text))
on('sessionLost', lost)
on('reached', ({ online }) => reached.push(online))

const http = (statusCode: number, data: unknown) => ({ statusCode, data, header: {}, errMsg: 'request:ok' })
const answers = (data: unknown, statusCode = 200) =>
  request.mockImplementation((() => Promise.resolve(http(statusCode, data))) as unknown as typeof Taro.request)
const refuses = (code: number, data: unknown = {}, message = 'from the server') => answers({ code, message, data })
const breaks = (mock: jest.SpyInstance) => mock.mockImplementation(() => Promise.reject({ errMsg: 'request:fail' }))
const sent = () => request.mock.calls[0]?.[0] as Taro.request.Option & { header: Record<string, string> }
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )

const FOUND = { list: [], facets: { categories: [], brands: [], price: { min: '0', max: '9' }, rates: [] } }

beforeAll(openRequests)
beforeEach(() => {
  setCurrent('en', english)
  context.token = 'token-1'
  context.language = 'en'
  sessionLossHandled()
  jest.clearAllMocks()
  toasts.length = 0
  reached.length = 0
})

describe('without a network on the device', () => {
  beforeEach(() => {
    context.online = false
    refuses(200, { items_count: 1 })
  })
  afterEach(() => {
    context.online = true
  })

  it('refuses at once to change anything, with words, and sends nothing later', async () => {
    const error = await failure(call('cartAdd', { product_id: '7', qty: 1 }))
    expect(error).toMatchObject({ kind: 'network', message: english.errors.offline_write })
    expect(toasts).toEqual([english.errors.offline_write])
    context.online = true
    await Promise.resolve()
    expect(request).not.toHaveBeenCalled()
  })

  it('still tries to read', async () => {
    refuses(200, { list: [] })
    await call('getWallets', {})
    expect(request).toHaveBeenCalledTimes(1)
  })
})

describe('what is sent', () => {
  it('carries access-token, lang and the form content type, and ends after 60 s [wire.headers] [const.request-timeout]', async () => {
    refuses(200, { list: [] })
    context.language = 'th'
    await call('getWallets', {})
    expect(sent()).toMatchObject({
      url: '/api/customer/index/get_wallets',
      method: 'POST',
      timeout: 60_000,
      header: { 'access-token': 'token-1', lang: 'th', 'content-type': 'application/x-www-form-urlencoded' },
    })
  })

  it('fills the path and puts the rest into the query of a GET [wire.form]', async () => {
    refuses(200, FOUND)
    await call('search', { term: 'ชา/tea', p: 2, in_stock: true, brand_id: ['1', '2'] })
    expect(sent().url).toBe('/api/search/%E0%B8%8A%E0%B8%B2%2Ftea?p=2&in_stock=1&brand_id=%5B%221%22%2C%222%22%5D')
    expect(sent().data).toBeUndefined()
  })

  it('sends the fields of a POST as a form [wire.form]', async () => {
    refuses(200)
    await call('login', { email: 'a@b.co', password: 'p&q' })
    expect(sent().data).toBe('email=a%40b.co&password=p%26q')
  })

  it('sends the key of the intent beside the fields [wire.idempotency-intent]', async () => {
    refuses(200, { clamped: [] })
    await call('cartMerge', { items: [] }, { idempotencyKey: 'the-key' })
    expect(sent().data).toBe('items=%5B%5D&idempotency_key=the-key')
  })
})

describe('an answer', () => {
  it('gives its data when the code is 200', async () => {
    refuses(200, { count: 3 })
    await expect(call('noticeInRead', {})).resolves.toEqual({ count: 3 })
    expect(toasts).toEqual([])
  })

  it('counts as success with 2000016 [code.2000016-success]', async () => {
    refuses(2000016, { state: 0 })
    await expect(call('noticeInRead', {})).resolves.toEqual({ state: 0 })
    expect(toasts).toEqual([])
  })

  it.each([[null], ['<html>'], [{}], [{ code: '200', data: {} }], [{ code: 1.5 }], [[]]])(
    'counts as failed without a valid code: %j [transport.invalid-envelope]',
    async (body) => {
      answers(body)
      expect(await failure(call('getWallets', {}))).toMatchObject({ kind: 'interface', code: 0 })
      expect(toasts).toEqual(['Interface error'])
    },
  )

  it.each([404, 413, 415, 429, 500, 204])(
    'shows Interface error at HTTP %i, with any body [transport.interface-error]',
    async (status) => {
      answers({ code: 200, message: '', data: { list: [] } }, status)
      expect(await failure(call('getWallets', {}))).toMatchObject({ kind: 'interface' })
      expect(toasts).toEqual(['Interface error'])
    },
  )

  describe('while the server or its database is away', () => {
    const AWAY = { code: 2000018, message: '', data: { reason: 'unavailable', retry_after: 2 } }
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it.each([AWAY, '<html>Service Unavailable</html>'])(
      'is tried again by what only reads, and then it serves: %j [transport.unavailable]',
      async (body) => {
        answers(body, 503)
        const read = call('search', { term: 'tea' }, { silent: true })
        await jest.advanceTimersByTimeAsync(1_900)
        expect(request).toHaveBeenCalledTimes(1)
        await jest.advanceTimersByTimeAsync(1_200)
        expect(request).toHaveBeenCalledTimes(2)
        answers({ code: 200, message: '', data: FOUND })
        await jest.advanceTimersByTimeAsync(3_100)
        await expect(read).resolves.toEqual(FOUND)
      },
    )

    it('is reported after three more failed attempts, also for a read that is a POST [transport.unavailable]', async () => {
      answers(AWAY, 503)
      const failed = failure(call('getWallets', {}))
      await jest.advanceTimersByTimeAsync(20_000)
      expect(await failed).toMatchObject({ kind: 'interface', reason: 'unavailable' })
      expect(request).toHaveBeenCalledTimes(4)
      expect(toasts).toEqual(['The shop cannot answer right now. Try again in a moment'])
    })

    it('is reported at once for a write, which is not sent twice [transport.unavailable]', async () => {
      answers(AWAY, 503)
      const { reason } = await failure(call('cartAdd', { product_id: '1', qty: 1 }))
      expect(reason).toBe('unavailable')
      expect(request).toHaveBeenCalledTimes(1)
      expect(toasts).toEqual(['The shop cannot answer right now. Try again in a moment'])
    })
  })

  it('counts as failed when its payload has another format, with a message [face.unreadable]', async () => {
    refuses(200, { orderList: [] })
    expect(await failure(call('orders', { p: 1 }))).toMatchObject({ kind: 'interface', code: 0 })
    expect(toasts).toEqual(['Interface error'])
  })

  it('shows Request Error when the network fails, and says that nothing was reached [transport.request-error]', async () => {
    breaks(request)
    expect(await failure(call('getWallets', {}))).toMatchObject({ kind: 'network' })
    expect(toasts).toEqual(['Request Error'])
    expect(reached).toEqual([false])
  })
})

describe('a refusal', () => {
  const plain = CODES.filter(({ code }) => code !== 2000016)
  it.each(plain.map(({ code, key }) => [code, key] as const))(
    'with %i shows its localised message [code.toast]',
    async (code, key) => {
      refuses(code)
      expect(await failure(call('getWallets', {}))).toMatchObject({ kind: 'refused', code })
      expect(toasts).toEqual([english.errors[key as keyof typeof english.errors]])
    },
  )

  it('with an unknown code shows the message of the server [code.unknown]', async () => {
    refuses(4242424, {}, 'out of tea')
    await failure(call('getWallets', {}))
    expect(toasts).toEqual(['out of tea'])
  })

  it.each(REASONS)('with 2000018 is shown by its reason %s [code.reason]', async (reason) => {
    refuses(2000018, { reason })
    expect((await failure(call('getWallets', {}))).reason).toBe(reason)
    expect(toasts).toEqual([english.errors[`reason_${reason}`]])
  })

  it('for a denied role reports that there is no permission [code.permission]', async () => {
    refuses(2000018, { reason: 'permission' })
    await failure(call('getWallets', {}))
    expect(toasts).toEqual(['No permission to access the current page'])
  })

  it('of a locked login says for how long [session.lock]', async () => {
    for (const retry_after of [840, 841, 59]) {
      refuses(1100002, { reason: 'locked', retry_after })
      await failure(call('getWallets', {}))
    }
    // never too early: a minute that has begun counts whole
    expect(toasts).toEqual([14, 15, 1].map((minutes) => expect.stringContaining(`Try again in ${minutes} minute`)))
  })

  it('of fields goes to the form and not into a toast [wire.form-errors]', async () => {
    const errors = [{ field: 'email', rule: 'taken' }]
    refuses(1100000, { errors })
    expect((await failure(call('getWallets', {}))).errors).toEqual(errors)
    expect(toasts).toEqual([])
  })

  it('is silent when the screen shows it itself', async () => {
    refuses(2000019)
    await failure(call('getWallets', {}, { silent: true }))
    breaks(request)
    await failure(call('getWallets', {}, { silent: true }))
    expect(toasts).toEqual([])
  })
})

describe.each(CODES.map(({ code, key }) => [code, key as keyof typeof english.errors] as const))('%i', (code, key) => {
  it(`has a message in every language [code.${code}]`, async () => {
    const texts = await Promise.all(
      LANGUAGE_CODES.map(async (language) => (await loadDictionary(language)).errors[key]),
    )
    expect(texts.every((text) => typeof text === 'string' && text.trim() !== '')).toBe(true)
    expect(new Set(texts).size).toBeGreaterThanOrEqual(5)
  })
})

describe('a lost session', () => {
  it.each(LOGOUT_CODES)('is announced after %i [code.logout]', async (code) => {
    refuses(code)
    await failure(call('orders', {}, { silent: true }))
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('is announced once when ten calls fail together [code.logout]', async () => {
    refuses(1100003)
    await Promise.all(Array.from({ length: 10 }, () => failure(call('orders', {}))))
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('says nothing about a token that came after the call [code.logout]', async () => {
    request.mockImplementation((() => {
      context.token = 'token-2'
      return Promise.resolve(http(200, { code: 1100003, message: '', data: {} }))
    }) as unknown as typeof Taro.request)
    await failure(call('orders', {}))
    expect(lost).not.toHaveBeenCalled()
  })

  it('is not announced after any other code', async () => {
    refuses(2000019)
    await failure(call('orders', {}))
    expect(lost).not.toHaveBeenCalled()
  })
})
