import { callsBack, does, EMITTER, type Callback, type NativeModule } from '../bridge/native-module'
import { NetworkError, type HttpAnswer } from '../network/network'
import { bodyOf, type RequestData } from '../network/request-body'
import type { NativeContext } from './native-context'

interface Query {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly data: RequestData | null
  readonly responseType: string
  readonly timeout: number
}

interface IosQuery extends Omit<Query, 'id' | 'headers'> {
  readonly headers: Readonly<Record<string, string>>
}

/** The native part of XMLHttpRequest, over the real network. Cookies are not kept between requests. */
export function networking(context: NativeContext): NativeModule {
  const running = new Map<number, AbortController>()
  let lastId = 0

  async function run(query: Query): Promise<void> {
    const { id } = query
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const request = requestOf(query, context)
      const answer = await context.network.send(request, controller.signal)
      const sent = request.body?.length ?? 0
      if (sent > 0) context.emit('didSendNetworkData', [id, sent, sent])
      context.emit('didReceiveNetworkResponse', [id, answer.status, answer.headers, answer.url])
      context.emit('didReceiveNetworkData', [id, dataOf(id, query.responseType, answer, context)])
      context.emit('didCompleteNetworkResponse', [id, null, false])
    } catch (error) {
      const failure = error instanceof NetworkError ? error.failure : 'failed'
      if (failure === 'aborted') return
      context.emit('didCompleteNetworkResponse', [id, words(error as Error, query, context), failure === 'timeout'])
    } finally {
      running.delete(id)
    }
  }

  const sendRequest =
    context.shape.platform === 'android'
      ? does((...args: AndroidArgs) => void run(androidQuery(args)))
      : callsBack([1], (asked: IosQuery, tell: Callback) => {
          lastId += 1
          const id = lastId
          tell(id)
          void run({ ...asked, id, headers: Object.entries(asked.headers ?? {}) })
        })

  return {
    name: 'Networking',
    methods: {
      ...EMITTER,
      sendRequest,
      abortRequest: does((id: number) => running.get(id)?.abort()),
      clearCookies: callsBack([0], (done: Callback) => done(false)),
    },
  }
}

type AndroidArgs = [
  method: string,
  url: string,
  id: number,
  headers: readonly (readonly [string, string])[],
  data: RequestData | null,
  responseType: string,
  incremental: boolean,
  timeout: number,
]

function androidQuery([method, url, id, headers, data, responseType, , timeout]: AndroidArgs): Query {
  return { method, url, id, headers, data, responseType, timeout }
}

function requestOf({ method, url, headers, data, timeout }: Query, { blobs }: NativeContext) {
  const body = bodyOf(data, blobs)
  const own = body?.contentType
  const kept = own ? headers.filter(([name]) => name.toLowerCase() !== 'content-type') : headers
  return {
    method,
    url,
    timeout,
    headers: own ? [...kept, ['content-type', own] as const] : kept,
    ...(body ? { body: body.bytes } : {}),
  }
}

function dataOf(id: number, responseType: string, { body, headers }: HttpAnswer, { blobs }: NativeContext): unknown {
  if (responseType === 'base64') return body.toString('base64')
  if (responseType !== 'blob') return body.toString('utf8')
  const blobId = `response-${id}`
  blobs.put(blobId, body)
  return { blobId, offset: 0, size: body.length, type: headers['content-type'] ?? '', name: '' }
}

/** The platform's message for a failure. */
function words(error: Error, { url }: Query, { shape, network }: NativeContext): string {
  if (error instanceof NetworkError && error.failure === 'timeout') {
    return shape.platform === 'android' ? 'timeout' : 'The request timed out.'
  }
  if (!network.isOffline()) return error.message
  if (shape.platform === 'ios') return 'The Internet connection appears to be offline.'
  return `Unable to resolve host "${new URL(url).hostname}": No address associated with hostname`
}
