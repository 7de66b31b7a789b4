/**
 * A proxy between the app and the real server. It passes on one answer at a time in a fixed order, and waits until the
 * app has processed it, so that every run draws the same answers together. Pictures are passed on as they arrive.
 */
import http from 'node:http'
import { one } from '@contract/rules/lists'
import { pause } from './stop-clock'

const POLL_MS = 5
const isPicture = (asked: string) => /^GET [^?]*\.(webp|png|jpe?g) /.test(asked)
// each round takes at least one turn of the event loop; the app needs a few turns to draw an answer
const QUIET_POLLS = 30

interface Held {
  readonly name: string
  readonly answer: Promise<Response>
  readonly hand: () => Promise<void>
}

export interface OrderlyNetwork {
  /** Resolves when for a while nothing was requested or drawn, no work is due, and no answer is held. */
  quiet(): Promise<void>
  /** Holds answers until they are released. */
  hold(): void
  letGo(): void
  close(): Promise<void>
}

interface Options {
  readonly port: number
  /** address of the real server, without a slash at its end */
  readonly server: string
  /** grows with every activity of the app */
  readonly doings: () => Promise<number>
  /**
   * How much work the app has planned; none if absent.
   * @param held how many of its requests are unanswered because they are held here
   */
  readonly due?: (held: number) => number
  /** milliseconds between two checks */
  readonly pollMs?: number
  /** Changes the text of an answer before the app receives it. */
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
  // a connection that closes just as it is used again would look like a lost network to the app
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
      await one(held).hand()
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
