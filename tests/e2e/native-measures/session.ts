/** The native app on the host, with a stopped clock and an ordered network. */
import type { Counts, Device, Platform } from 'native-host/types'
import { freePort } from '../../../tools/run/shared/free-port.mjs'
import { storageOf } from '../native/support/device-storage'
import type { Driver } from '../walk/driver'
import { orderlyNetwork, type OrderlyNetwork } from '../measures/orderly-network'

/** Longer than the transition of a screen, and shorter than the interval of the deals' clock. */
export const REAL_FROM_MS = 900
/** Between two checks whether the app is idle; its planned work is known and needs no waiting. */
const POLL_MS = 5

export interface Session {
  readonly device: Device
  readonly driver: Driver
  readonly network: OrderlyNetwork
  /** Starts the app for the first time. */
  start(): Promise<void>
  /** The measures between two idle times of the app. */
  during(act: () => Promise<unknown>): Promise<Counts>
  close(): Promise<void>
}

interface Options {
  readonly platform: Platform
  /** the JavaScript bundle */
  readonly bundle: string
  /** port of the API for which the bundle was built */
  readonly port: number
  /** address of the real server */
  readonly server: string
  readonly rewrite: (asked: string, text: string) => Promise<string>
}

/** Installs the app without starting it. */
export async function startSession({ platform, bundle, port, server, rewrite }: Options): Promise<Session> {
  // these are ES modules, which use the stopped timers when they are loaded
  const { createDevice } = await import('native-host/device')
  const { nativeDriver } = await import('../native/support/driver')
  const storage = storageOf({ lang: 'en' })
  // both platforms are measured at the same time, and their bundles were built for the same port
  const free = await freePort()
  const device = await createDevice({ bundle, platform, storage, ports: { [port]: free } })
  let running = false
  const counts = (): Counts => (running ? device.counts() : { viewsCreated: 0, viewsMounted: 0, bridgeCalls: 0 })
  const network = await orderlyNetwork({
    port: free,
    server,
    rewrite,
    pollMs: POLL_MS,
    // for a moment, an answer that was passed on still counts as held
    due: (held) => (running ? device.timers(REAL_FROM_MS - 1) + Math.abs(device.underWay() - held) : 0),
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
