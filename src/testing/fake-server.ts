/** For tests: answers Taro.request by the name of the call, and remembers what was sent. */
import Taro from '@tarojs/taro'
import { API_PREFIX, endpoints as appEndpoints, type CallName as AppCall } from '@contract/endpoints/app'
import { guestEndpoints, type GuestCall } from '@contract/endpoints/guests'
import { messageEndpoints, type BuyersMessageCall } from '@contract/endpoints/messages'
import { shopEndpoints, type ShopCall } from '@contract/endpoints/shop'
import { ANSWERS } from '@/services/answer-schemas'
import { GUEST_SCHEMAS } from '@/services/guest-schemas'
import { SELLER_SCHEMAS } from '@/services/seller-schemas'
import { MESSAGE_SCHEMAS } from '@/services/message-schemas'
import { matchesSchema } from '@/services/matches-contract'

type CallName = AppCall | BuyersMessageCall | GuestCall | ShopCall

const endpoints = { ...appEndpoints, ...guestEndpoints, ...messageEndpoints, ...shopEndpoints }
const shapes: Partial<Record<CallName, string>> = {
  ...ANSWERS,
  ...GUEST_SCHEMAS,
  ...MESSAGE_SCHEMAS,
  ...SELLER_SCHEMAS,
}

type Answer = { readonly code: number; readonly data: unknown } | 'no network'
type Handler = (fields: URLSearchParams, header: Record<string, string>) => Answer | Promise<Answer>

export const ok = (data: unknown): Answer => ({ code: 200, data })
export const refused = (code: number, data: unknown = {}): Answer => ({ code, data })

interface Sent {
  readonly name: CallName
  readonly fields: URLSearchParams
  readonly header: Record<string, string>
}

/** Paths without parameters first: /search/suggest is no search for "suggest". */
const patterns = Object.entries(endpoints)
  .sort(([, one], [, other]) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map(([name, { path }]) => ({
    name: name as CallName,
    pattern: new RegExp(`^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}$`),
  }))

/** A server of a test: calls without a handler fail like an unknown path. */
export class FakeServer {
  readonly sent: Sent[] = []
  private readonly handlers = new Map<CallName, Handler>()

  constructor() {
    const answer = (option: Taro.request.Option) => this.answer(option)
    jest.spyOn(Taro, 'request').mockImplementation(answer as unknown as typeof Taro.request)
  }

  /** Throws for an answer that the app would refuse as none of the contract's. */
  on(name: CallName, handler: Handler | Answer): this {
    const isMisfit = typeof handler === 'object' && handler.code === 200 && !matchesSchema(shapes[name], handler.data)
    if (isMisfit)
      throw new Error(`the answer to ${name} is not what the contract says: ${JSON.stringify(handler.data)}`)
    this.handlers.set(name, typeof handler === 'function' ? handler : () => handler)
    return this
  }

  /** The names of the calls that were made, in order. */
  get names(): CallName[] {
    return this.sent.map(({ name }) => name)
  }

  private async answer({ url, data, header }: Taro.request.Option): Promise<unknown> {
    const [path = '', query = ''] = url.split('?')
    const name = patterns.find(({ pattern }) => pattern.test(path))?.name
    const fields = new URLSearchParams(typeof data === 'string' ? data : query)
    const headers = header as Record<string, string>
    if (name !== undefined) this.sent.push({ name, fields, header: headers })
    const handler = name === undefined ? undefined : this.handlers.get(name)
    const answer = handler === undefined ? refused(2000019) : await handler(fields, headers)
    if (answer === 'no network') throw { errMsg: 'request:fail' }
    const statusCode = handler === undefined ? 404 : 200
    return { statusCode, data: { message: '', ...answer }, header: {}, errMsg: 'request:ok' }
  }
}
