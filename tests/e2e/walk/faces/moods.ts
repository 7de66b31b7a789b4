/**
 * A server in front of the run's own, which forwards requests unless the test sets another mood: so all targets can
 * play what a screen shows when an answer is late, empty, wrong, or missing.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Code, SUCCESS } from '@contract/codes'
import { API_PREFIX, endpoints, type CallName } from '@contract/endpoints'
import type { Envelope } from '@contract/envelope'

/** What happens to a call. */
export type Fate =
  | 'answered'
  /** It has no answer until another mood gives it one. */
  | 'kept'
  /** The server fails over it. */
  | 'crashed'
  /** Nothing comes back, as without a network. */
  | 'lost'
  /** The server's own answer, changed. */
  | ((answer: Envelope) => Envelope)

export type Mood = (call: CallName | undefined) => Fate

export interface Moody {
  readonly url: string
  readonly port: number
  /** From now on, and for what is kept: that meets its fate in the new mood. */
  mood(next: Mood): void
  /** The calls that have met their fate in the present mood. */
  met(): ReadonlySet<CallName>
  stop(): Promise<void>
}

interface Answered {
  readonly status: number
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Uint8Array
}

export const answered: Mood = () => 'answered'

const patterns = (Object.keys(endpoints) as CallName[]).map((name) => {
  const { method, path } = endpoints[name]
  const whole = path.replace(/:\w+/g, '[^/]+')
  return { name, method: method as string, whole: new RegExp(`^${API_PREFIX}${whole}$`) }
})

/** The call that a request makes; of two that its path fits, the one without a placeholder. */
export function callOf(method: string, address: string): CallName | undefined {
  const { pathname } = new URL(address, 'http://server')
  const fits = patterns.filter((each) => each.method === method && each.whole.test(pathname))
  return (fits.find(({ whole }) => !whole.source.includes('[^/]+')) ?? fits[0])?.name
}

const json = (status: number, envelope: Envelope): Answered => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(envelope)),
})

const CRASH = json(500, { code: Code.operationFailed, message: 'out of order', data: { reason: 'failed' } })

function ask(incoming: http.IncomingMessage, body: Uint8Array, server: URL): Promise<Answered> {
  // whole and plain, so that it can be changed
  const { connection: _, 'accept-encoding': __, ...headers } = incoming.headers
  const { hostname: host, port } = server
  return new Promise((resolve, reject) => {
    const sent = http.request({ host, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      const { connection: ___, 'keep-alive': ____, 'transfer-encoding': _____, ...kept } = answer.headers
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 0, headers: kept, body: new Uint8Array(whole) }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const changed = ({ headers, body }: Answered, change: (answer: Envelope) => Envelope): Answered => {
  const { body: fresh, status } = json(200, change(JSON.parse(new TextDecoder().decode(body)) as Envelope))
  return { status, headers, body: fresh }
}

/** Stands in for the server at this address; answers like it until the test sets another mood. */
export async function startMoody(address: string): Promise<Moody> {
  const to = new URL(address)
  let now = answered
  const kept = new Set<() => void>()
  const met = new Set<CallName>()

  async function serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const call = callOf(incoming.method ?? 'GET', incoming.url ?? '/')
    const body = new Uint8Array(await buffer(incoming))
    const meet = async (): Promise<void> => {
      const fate = now(call)
      if (call) met.add(call)
      if (fate === 'kept') {
        kept.add(() => void meet())
        return
      }
      if (fate === 'lost') {
        outgoing.destroy()
        return
      }
      const own = fate === 'crashed' ? CRASH : await ask(incoming, body, to)
      const { status, headers, body: said } = typeof fate === 'function' ? changed(own, fate) : own
      outgoing.writeHead(status, { ...headers, 'content-length': said.byteLength }).end(said)
    }
    await meet().catch((error: Error) => void outgoing.destroy(error))
  }

  const server = http.createServer((incoming, outgoing) => void serve(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    mood(next) {
      now = next
      met.clear()
      const waiting = [...kept]
      kept.clear()
      for (const meet of waiting) meet()
    },
    met: () => met,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An empty list, with any other content beside it. */
export const emptied = (answer: Envelope): Envelope => ({
  ...answer,
  data: { ...(answer.data as object), list: [], count: 0 },
})

/** A refusal instead of the requested data. */
export const refused =
  (code: number) =>
  (answer: Envelope): Envelope =>
    answer.code === SUCCESS ? { code, message: 'no', data: {} } : answer
