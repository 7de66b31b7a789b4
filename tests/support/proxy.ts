/**
 * A proxy in front of several servers, as in docs/operating.md. It checks which servers are ready, uses only those,
 * and keeps connections to them open. It repeats a request only if the connection was refused, so that no request can
 * take effect twice.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { READY_PATH } from '../../server/kernel/http/health/health-paths'
import { patient } from '../jest/patience.js'

/** How often a server is checked, and how long the proxy waits for one that is not ready. */
const ASK_MS = 250
const PATIENCE_MS = patient(5_000)

export interface Proxy {
  readonly url: string
  /** The number of requests by status of the answer, from the servers or from the proxy itself. */
  readonly statuses: Map<number, number>
  /** Errors between the proxy and a server: a line for each answer with 502. */
  readonly lost: string[]
  /** Whether the proxy sends requests to the server at this address. */
  turnsTo(url: string): boolean
  stop(): Promise<void>
}

interface Upstream {
  readonly url: string
  readonly agent: http.Agent
  ready: boolean
  underWay: number
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Uint8Array
}

interface Answered {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Uint8Array
}

function exchange({ url, agent }: Upstream, { method, path, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = http.request(new URL(path, url), { method, headers, agent }, (answer) => {
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: new Uint8Array(whole) }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}${READY_PATH}`, { headers: { connection: 'close' } })).status === 200
  } catch {
    return false
  }
}

const wasRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'

/** Starts a proxy on this machine; resolves once all servers are ready. */
export async function startProxy(urls: readonly string[]): Promise<Proxy> {
  const upstreams = urls.map((url): Upstream => ({
    url,
    agent: new http.Agent({ keepAlive: true }),
    ready: false,
    underWay: 0,
  }))
  const statuses = new Map<number, number>()
  const lost: string[] = []
  let goesOn = true

  const asking = upstreams.map(async (upstream) => {
    while (goesOn) {
      upstream.ready = await isReady(upstream.url)
      await sleep(ASK_MS)
    }
  })

  async function choose(): Promise<Upstream | undefined> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const [least] = upstreams.filter(({ ready }) => ready).sort((a, b) => a.underWay - b.underWay)
      if (least || Date.now() > end) return least
      await sleep(ASK_MS)
    }
  }

  async function pass(asked: Asked): Promise<Answered | string> {
    for (;;) {
      const upstream = await choose()
      if (!upstream) return 'no server is ready'
      upstream.underWay += 1
      try {
        return await exchange(upstream, asked)
      } catch (error) {
        if (!wasRefused(error)) return `${asked.method} ${asked.path}: ${(error as Error).message}`
        upstream.ready = false
      } finally {
        upstream.underWay -= 1
      }
    }
  }

  async function serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const { connection: _, ...headers } = incoming.headers
    const body = new Uint8Array(await buffer(incoming))
    const answer = await pass({ method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body })
    if (typeof answer === 'string') lost.push(answer)
    const {
      status,
      headers: said,
      body: content,
    } = typeof answer === 'string' ? { status: 502, headers: {}, body: new Uint8Array() } : answer
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const { connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...kept } = said
    outgoing.writeHead(status, { ...kept, 'content-length': content.byteLength }).end(content)
  }

  const server = http.createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  while (!upstreams.every(({ ready }) => ready)) await sleep(ASK_MS)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    lost,
    turnsTo: (url) => upstreams.some((upstream) => upstream.url === url && upstream.ready),
    stop: async () => {
      goesOn = false
      await Promise.all(asking)
      for (const { agent } of upstreams) agent.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}
