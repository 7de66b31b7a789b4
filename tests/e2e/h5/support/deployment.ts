/**
 * A shop whose build is replaced while browsers have it open. It forwards to the run's server; each build names the app's
 * first script differently, and has nothing of the build before under the old name.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Build = 'first' | 'second' | 'broken' | 'frozen'

export interface Deployment {
  readonly url: string
  /** The name of the first script of a build. */
  scriptOf(build: Build): string
  deploy(build: Build): void
  /** Serves this text in place of a file, whatever the build. */
  replace(path: string, text: string): void
  stop(): Promise<void>
}

const MARKS = { second: '0a1b2c3d', broken: '0badc0de', frozen: '0f02e200' }
/** What the first script of a bad build is: it throws, or the app never mounts. */
const BAD: Readonly<Partial<Record<Build, string>>> = { broken: 'throw new Error("a bad build")', frozen: '' }
/** The files that name the first script. */
const NAMING = ['/', '/sw.js', '/lost.js']

interface Answered {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

const without = (headers: http.IncomingHttpHeaders, ...names: readonly string[]): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

function forward(upstream: URL, { method, url, headers }: http.IncomingMessage, body: Buffer): Promise<Answered> {
  // a whole text, and never "not modified"
  const plain = without(headers, 'accept-encoding', 'if-none-match', 'if-modified-since')
  return new Promise((resolve, reject) => {
    const { hostname, port } = upstream
    const sent = http.request({ hostname, port, method, path: url, headers: plain }, (answer) => {
      const { statusCode = 0, headers: own } = answer
      buffer(answer).then((whole) => resolve({ status: statusCode, headers: own, body: whole }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** @param api the address of the run's server */
export async function startDeployment(api: string): Promise<Deployment> {
  const upstream = new URL(api)
  const [own = ''] = /app\.[0-9a-f]{8}\.js/.exec(await (await fetch(upstream)).text()) ?? []
  const scriptOf = (build: Build) => (build === 'first' ? own : `app.${MARKS[build]}.js`)
  const replaced = new Map<string, string>()
  let current: Build = 'first'

  /** The text of a file in the current build; undefined for what is the same in all. */
  function changed(path: string, text: () => string): string | undefined {
    const whole = replaced.get(path)
    if (whole !== undefined || current === 'first') return whole
    if (path === `/js/${scriptOf(current)}`) return BAD[current] ?? text()
    if (!NAMING.includes(path)) return undefined
    const named = text().replaceAll(own, scriptOf(current))
    const [, version] = /VERSION ?= ?["']([0-9a-f]{12})/.exec(named) ?? []
    return version === undefined ? named : named.replaceAll(version, MARKS[current].padEnd(12, '0'))
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', upstream)
    const script = /^\/js\/(app\.[0-9a-f]{8}\.js)$/.exec(pathname)?.[1]
    if (script !== undefined && script !== scriptOf(current)) return void response.writeHead(404).end()
    if (script !== undefined) request.url = `/js/${own}`
    const { status, headers, body } = await forward(upstream, request, await buffer(request))
    const text = changed(pathname, () => body.toString())
    const plain = without(headers, 'etag', 'last-modified', 'content-length', 'transfer-encoding')
    response.writeHead(status, plain).end(text ?? body)
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    scriptOf,
    deploy: (build) => void (current = build),
    replace: (path, text) => void replaced.set(path, text),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
