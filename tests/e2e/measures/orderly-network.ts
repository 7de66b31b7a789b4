/**
 * Stands between the app and the real server, and hands answers over one at a time, in one order, each when the app is
 * done with the one before: which answers meet in one drawing is then the same on every run. Pictures are handed over as
 * they come.
 */
import http from 'node:http'
import { pause } from './still-clock'

const POLL_MS = 5
const isPicture = (asked: string) => /^GET [^?]*\.(webp|png|jpe?g) /.test(asked)
// each is a turn of the event loop at the least: from an answer to what is drawn of it the app takes a handful
const QUIET_POLLS = 30

interface Held {
  readonly name: string
  readonly answer: Promise<Response>
  readonly hand: () => Promise<void>
}

export interface OrderlyNetwork {
  /** Resolves when nothing was asked for and nothing was drawn for a while, no work is due, and no answer waits. */
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
  /** grows with every activity of the app */
  readonly doings: () => Promise<number>
  /**
   * How much the app is about to do by itself; nothing when not said.
   * @param held how many of its requests have no answer because they are held here
   */
  readonly due?: (held: number) => number
  /** milliseconds between two looks */
  readonly pollMs?: number
  /** What the app is answered in place of the server's own words. */
  readonly rewrite: (asked: string, text: string) => Promise<string>
}

export async function orderlyNetwork({
  port,
  server,
  doings,
  due = () => 0,
  pollMs = POLL_MS,
  rewrite,
}: Options): Promise<OrderlyNetwork> {
  const held: Held[] = []
  let asked = 0
  let holding = false
  let closed = false

  const proxy = http.createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk as Uint8Array)
      const body = Buffer.concat(chunks).toString('utf8')
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
        const whole = Buffer.from(await (await answer).arrayBuffer())
        const content = isPicture(name) ? whole : await rewrite(name, whole.toString('utf8'))
        await new Promise<void>((resolve) => response.writeHead(status, { 'content-type': type }).end(content, resolve))
      }
      if (isPicture(name)) await hand()
      else held.push({ name, answer, hand })
    })()
  })
  // a connection that is closed just when it is used again would be a lost network to the app
  proxy.keepAliveTimeout = 0
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))

  async function still(): Promise<void> {
    for (let polls = 0, before = -1; polls < QUIET_POLLS;) {
      await Promise.all(held.map(({ answer }) => answer))
      const now = asked + (await doings())
      polls = now === before && due(held.length) === 0 ? polls + 1 : 0
      before = now
      await pause(pollMs)
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
      while ((held.length > 0 || due(0) > 0) && !holding)
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
