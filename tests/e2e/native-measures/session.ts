/** The native app on the host, with its clock held and its network in order. */
import type { Counts, Device, Platform } from 'native-host/types'
import { freePort } from '../../support/real-server'
import { storageOf } from '../native/support/kept'
import type { Driver } from '../walk/driver'
import { orderlyNetwork, type OrderlyNetwork } from '../measures/orderly-network'

/** Longer than a screen's way in, and shorter than the deals' clock. */
export const HELD_FROM_MS = 900
/** Between two looks at whether the app rests: what it has put off is known, and need not be waited for. */
const POLL_MS = 5

export interface Session {
  readonly device: Device
  readonly driver: Driver
  readonly network: OrderlyNetwork
  /** Starts the app for the first time. */
  start(): Promise<void>
  /** What there was between two rests of the app. */
  during(act: () => Promise<unknown>): Promise<Counts>
  close(): Promise<void>
}

interface Options {
  readonly platform: Platform
  /** the JavaScript bundle */
  readonly bundle: string
  /** of the API that the bundle was built for */
  readonly port: number
  /** of the real server */
  readonly server: string
  readonly rewrite: (asked: string, text: string) => Promise<string>
}

/** Installs the app; it does not run yet. */
export async function startSession({ platform, bundle, port, server, rewrite }: Options): Promise<Session> {
  // these are modules of another kind, which take up the held timers when they are loaded
  const { createDevice } = await import('native-host/device')
  const { nativeDriver } = await import('../native/support/driver')
  const storage = storageOf({ lang: 'en' })
  // both platforms are measured at once, and their bundles were built for the same port
  const free = await freePort()
  const device = await createDevice({ bundle, platform, storage, ports: { [port]: free } })
  let running = false
  const counts = (): Counts => (running ? device.counts() : { viewsCreated: 0, viewsMounted: 0, bridgeCalls: 0 })
  const network = await orderlyNetwork({
    port: free,
    server,
    rewrite,
    pollMs: POLL_MS,
    // for a moment an answer that was handed over is still counted as held
    due: (held) => (running ? device.timers(HELD_FROM_MS - 1) + Math.abs(device.underWay() - held) : 0),
    doings: () => Promise.resolve(counts().bridgeCalls + device.requests.length),
  })
  return {
    device,
    driver: nativeDriver(device),
    network,
    async start() {
      await device.start()
      running = true
    },
    async during(act) {
      await network.quiet()
      const before = counts()
      await act()
      await network.quiet()
      const after = counts()
      return {
        viewsCreated: after.viewsCreated - before.viewsCreated,
        viewsMounted: after.viewsMounted - before.viewsMounted,
        bridgeCalls: after.bridgeCalls - before.bridgeCalls,
      }
    },
    async close() {
      running = false
      device.close()
      await network.close()
    },
  }
}
