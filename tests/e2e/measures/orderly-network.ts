/**
 * Stands between the mini-program and the real server, and hands answers over one at a time, in one order, each when the
 * app is done with the one before: which answers meet in one drawing is then the same on every run.
 */
import http from 'node:http'
import { pause } from './still-clock'

const POLL_MS = 5
// each is a turn of the event loop at the least: from an answer to what is drawn of it the app takes a handful
const QUIET_POLLS = 30

interface Held {
  readonly name: string
  readonly answer: Promise<Response>
  readonly hand: () => Promise<void>
}

export interface OrderlyNetwork {
  /** Resolves when nothing was asked for and nothing was drawn for a while, and no answer waits. */
  quiet(): Promise<void>
  /** Keeps answers back until they are let go. */
  hold(): void
  letGo(): void
  close(): Promise<void>
}

interface Options {
  readonly port: number
  /** of the real server, without a slash at its end */
  readonly server: string
  /** grows with whatever the app does */
  readonly doings: () => Promise<number>
  /** What the app is answered in place of the server's own words. */
  readonly rewrite: (asked: string, text: string) => Promise<string>
}

export async function orderlyNetwork({ port, server, doings, rewrite }: Options): Promise<OrderlyNetwork> {
  const held: Held[] = []
  let asked = 0
  let holding = false
  let closed = false

  const proxy = http.createServer((request, response) => {
    void (async () => {
      request.setEncoding('utf8')
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const name = `${request.method} ${request.url} ${body}`
      asked += 1
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
      const answer = fetch(`${server}${request.url}`, {
        method: request.method,
        headers: headers as Record<string, string>,
        body: body === '' ? undefined : body,
        redirect: 'manual',
      })
      const hand = async () => {
        const { status, headers: answered } = await answer
        const type = answered.get('content-type') ?? 'application/octet-stream'
        const text = await rewrite(name, await (await answer).text())
        await new Promise<void>((resolve) => response.writeHead(status, { 'content-type': type }).end(text, resolve))
      }
      held.push({ name, answer, hand })
    })()
  })
  // a connection that is closed just when it is used again would be a lost network to the app
  proxy.keepAliveTimeout = 0
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))

  async function still(): Promise<void> {
    for (let polls = 0, before = -1; polls < QUIET_POLLS;) {
      await Promise.all(held.map(({ answer }) => answer))
      const now = asked + (await doings())
      polls = now === before ? polls + 1 : 0
      before = now
      await pause(POLL_MS)
    }
  }

  async function pump(): Promise<void> {
    while (!closed) {
      await still()
      if (holding || held.length === 0) continue
      held.sort((a, b) => (a.name < b.name ? -1 : 1))
      await held[0].hand()
      held.shift()
    }
  }
  const pumping = pump()

  return {
    async quiet() {
      do await still()
      while (held.length > 0 && !holding)
    },
    hold: () => void (holding = true),
    letGo: () => void (holding = false),
    async close() {
      closed = true
      await pumping
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
