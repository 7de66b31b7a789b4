/**
 * A proxy in front of the run's server, which forwards requests unless the test sets another fault. So all targets can
 * test what a screen shows when an answer is late, empty, wrong or missing.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Code, SUCCESS } from '@contract/base/codes'
import { API_PREFIX, endpoints as ofApp, type CallName as AppCall } from '@contract/endpoints/app'
import type { Envelope } from '@contract/base/envelope'
import { shopEndpoints, type ShopCall } from '@contract/endpoints/shop'

/** Every call that a screen makes. */
export type CallName = AppCall | ShopCall

export const endpoints = { ...ofApp, ...shopEndpoints }

/** What happens to a call. */
export type Fault =
  | 'answered'
  /** It is not answered until the fault changes. */
  | 'kept'
  /** The server fails. */
  | 'crashed'
  /** The connection is lost, as without a network. */
  | 'lost'
  /** The server's own answer, changed. */
  | ((answer: Envelope) => Envelope)

export type FaultOfCall = (call: CallName | undefined) => Fault

export interface FaultProxy {
  readonly url: string
  readonly port: number
  /** Sets the fault for later calls and for those that are held. */
  set(next: FaultOfCall): void
  /** The calls that were handled in the current fault. */
  met(): ReadonlySet<CallName>
  stop(): Promise<void>
}

interface Answered {
  readonly status: number
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Uint8Array
}

export const answered: FaultOfCall = () => 'answered'

const patterns = (Object.keys(endpoints) as CallName[]).map((name) => {
  const { method, path } = endpoints[name]
  const whole = path.replace(/:\w+/g, '[^/]+')
  return { name, method: method as string, whole: new RegExp(`^${API_PREFIX}${whole}$`) }
})

/** The call of a request; if its path matches two, the one without a placeholder. */
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

const without = <H extends object>(headers: H, ...names: readonly string[]): Partial<H> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Partial<H>

function ask(incoming: http.IncomingMessage, body: Uint8Array, server: URL): Promise<Answered> {
  // complete, uncompressed and never only "not modified", so that it can be changed
  const headers = without(incoming.headers, 'connection', 'accept-encoding', 'if-none-match')
  const { hostname: host, port } = server
  return new Promise((resolve, reject) => {
    const sent = http.request({ host, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      // a browser must not keep an answer that was changed by the tag of the one that was not
      const kept = without(answer.headers, 'connection', 'keep-alive', 'transfer-encoding', 'etag')
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

/** Starts a proxy for the server at this address; it answers like the server until the test sets another fault. */
export async function startFaultProxy(address: string): Promise<FaultProxy> {
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
    set(next) {
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

/** An empty list; other fields are kept. */
export const emptied = (answer: Envelope): Envelope => ({
  ...answer,
  data: { ...(answer.data as object), list: [], count: 0 },
})

/** A refusal instead of the requested data. */
export const refused =
  (code: number) =>
  (answer: Envelope): Envelope =>
    answer.code === SUCCESS ? { code, message: 'no', data: {} } : answer
