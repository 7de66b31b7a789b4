/** One mini-program on the host with a stopped clock and an ordered network, driven by the automator client. */
import automator from 'miniprogram-automator'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type { Host, MeasureReport } from 'mini-program-host/types'
import { orderlyNetwork, type OrderlyNetwork } from '../measures/orderly-network'
import type { WeappDriver } from '../weapp/support/driver'

/** The data that an interaction sent to the view. */
export interface Sent {
  readonly calls: number
  readonly bytes: number
  /** the largest call */
  readonly largest: number
}

export interface Session {
  readonly driver: WeappDriver
  readonly miniProgram: MiniProgram
  readonly network: OrderlyNetwork
  /** The data sent by this interaction until the app is idle. */
  sent(act: () => Promise<unknown>): Promise<Sent>
  /** The data sent since the app started. */
  sinceStart(): Promise<Sent>
  /** The largest call of the whole session, in bytes. */
  largest(): number
  report(): Promise<MeasureReport>
  close(): Promise<void>
}

interface Options {
  readonly folder: string
  /** port of the API for which the mini-program was built */
  readonly port: number
  readonly server: string
  readonly rewrite: (asked: string, text: string) => Promise<string>
  /** The fixed time of the app during the session, in milliseconds. */
  readonly now: number
}

const sum = (calls: MeasureReport['setData']): Sent => ({
  calls: calls.length,
  bytes: calls.reduce((total, { bytes }) => total + bytes, 0),
  largest: Math.max(0, ...calls.map(({ bytes }) => bytes)),
})

export async function startSession({ folder, port, server, rewrite, now }: Options): Promise<Session> {
  // these are ES modules, which use the stopped timers when they are loaded
  const { startHost } = await import('mini-program-host/start-host')
  const { serve } = await import('mini-program-host/serve')
  const { weappDriver } = await import('../weapp/support/driver')

  const started: { host?: Host } = {}
  let before = 0
  let largest = 0
  const doings = async () => before + ((await started.host?.measures())?.setData.length ?? 0)
  const network = await orderlyNetwork({ port, server, doings, rewrite })
  // answers arrive only once the app's date is fixed too
  network.hold()
  const running = await startHost({ folder, backend: 'jsdom', probe: true })
  started.host = running
  const socket = await serve(running, 0)
  const miniProgram = await automator.connect({ wsEndpoint: socket.endpoint })
  await miniProgram.evaluate((time: number) => {
    Date.now = () => time
  }, now)
  network.letGo()

  async function take(): Promise<Sent> {
    await network.quiet()
    const taken = sum((await running.measures()).setData)
    largest = Math.max(largest, taken.largest)
    return taken
  }

  async function reset(): Promise<void> {
    before += (await take()).calls
    await running.resetMeasures()
  }

  return {
    driver: weappDriver(miniProgram),
    miniProgram,
    network,
    async sent(act) {
      await reset()
      await act()
      return take()
    },
    sinceStart: take,
    largest: () => largest,
    report: () => running.measures(),
    async close() {
      miniProgram.disconnect()
      await socket.close()
      await network.close()
      await running.close()
    },
  }
}
