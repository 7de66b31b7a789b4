export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body?: Buffer
  /** milliseconds; 0 waits forever */
  readonly timeout: number
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** after redirects */
  readonly url: string
  readonly body: Buffer
}

export type NetworkFailure = 'offline' | 'timeout' | 'aborted' | 'failed'

export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(
    readonly failure: NetworkFailure,
    message: string,
  ) {
    super(message)
  }
}

export interface Network {
  /** @throws NetworkError */
  send(request: HttpRequest, signal?: AbortSignal): Promise<HttpAnswer>
  readonly isOffline: () => boolean
  /** Cuts the network off, which ends open requests, or restores it. */
  offline(lost: boolean): void
  /** `GET http://…`, in order */
  readonly log: readonly string[]
  /** How many requests are open. */
  underWay(): number
  close(): void
}

const WITHOUT_BODY = new Set(['GET', 'HEAD'])

/** Ports of the device, each forwarded to a port of this machine, as by `adb reverse`. */
export type PortsLed = Readonly<Record<number, number>>

const OWN = new Set(['127.0.0.1', 'localhost'])

function led(address: string, ports: PortsLed): string {
  const url = new URL(address)
  const port = OWN.has(url.hostname) ? ports[Number(url.port || 80)] : undefined
  if (port === undefined) return address
  url.port = String(port)
  return url.href
}

/** The real network, with an off switch. */
export function createNetwork(ports: PortsLed = {}): Network {
  const back = Object.fromEntries(Object.entries(ports).map(([from, to]) => [to, Number(from)]))

  const log: string[] = []
  const underWay = new Map<AbortController, NetworkFailure>()
  let lost = false

  function end(failure: NetworkFailure): void {
    for (const controller of [...underWay.keys()]) cancel(controller, failure)
  }

  function cancel(controller: AbortController, failure: NetworkFailure): void {
    underWay.set(controller, failure)
    controller.abort()
  }

  return {
    log,
    underWay: () => underWay.size,
    isOffline: () => lost,
    offline(now) {
      lost = now
      if (lost) end('offline')
    },
    close: () => end('aborted'),
    async send(request, signal) {
      log.push(`${request.method} ${request.url}`)
      if (lost) throw new NetworkError('offline', 'the device is offline')
      const controller = new AbortController()
      underWay.set(controller, 'failed')
      const timer = request.timeout > 0 ? setTimeout(() => cancel(controller, 'timeout'), request.timeout) : undefined
      signal?.addEventListener('abort', () => cancel(controller, 'aborted'))
      try {
        const answer = await exchange({ ...request, url: led(request.url, ports) }, controller.signal)
        return { ...answer, url: led(answer.url, back) }
      } catch (error) {
        const cause = (error as Error).cause as Error | undefined
        throw new NetworkError(underWay.get(controller) ?? 'failed', cause?.message || (error as Error).message)
      } finally {
        clearTimeout(timer)
        underWay.delete(controller)
      }
    },
  }
}

async function exchange(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
  const body = request.body && !WITHOUT_BODY.has(request.method) ? new Uint8Array(request.body) : undefined
  const response = await fetch(request.url, {
    method: request.method,
    headers: request.headers.map(([name, value]): [string, string] => [name, value]),
    signal,
    ...(body ? { body } : {}),
  })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    url: response.url,
    body: Buffer.from(await response.arrayBuffer()),
  }
}
