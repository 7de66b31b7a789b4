import { fileURLToPath } from 'node:url'
import automator from 'miniprogram-automator'
import type Element from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { serve } from '../../src/server/serve'
import { startHost } from '../../src/start-host'
import type { Host, HostOptions } from '../../src/types/host'

export const PLAIN = fileURLToPath(new URL('../fixtures/plain', import.meta.url))

/** A host with WeChat's own client connected to it. */
export interface Connected {
  readonly backend: HostOptions['backend']
  readonly host: Host
  readonly endpoint: string
  readonly miniProgram: MiniProgram
  /** Starts anew at a page, faster than the client's own reLaunch, which sleeps for three seconds. */
  open(url: string): Promise<Page>
  /** What the app's code has recorded since the last time. */
  recorded(): Promise<string[]>
  end(): Promise<void>
}

export async function connect(options: Partial<HostOptions> & Pick<HostOptions, 'backend'>): Promise<Connected> {
  const host = await startHost({ folder: PLAIN, ...options })
  const served = await serve(host, 0, () => undefined)
  const miniProgram = await automator.connect({ wsEndpoint: served.endpoint })
  return {
    backend: options.backend,
    host,
    endpoint: served.endpoint,
    miniProgram,
    async open(url) {
      await miniProgram.callWxMethod('reLaunch', { url })
      return currentPage(miniProgram)
    },
    recorded: () =>
      miniProgram.evaluate('function () { return getApp().globalData.calls.splice(0) }') as Promise<string[]>,
    async end() {
      miniProgram.disconnect()
      await served.close()
      await host.close()
    },
  }
}

export async function currentPage(miniProgram: MiniProgram): Promise<Page> {
  const page = await miniProgram.currentPage()
  if (page === undefined) throw new Error('no page is open')
  return page
}

/** The element that a selector must find. */
export async function find<Kind extends Element = Element>(scope: Page | Element, selector: string): Promise<Kind> {
  const element = await scope.$(selector)
  if (element === null) throw new Error(`nothing matches ${selector}`)
  return element as Kind
}

/** The same tests on each back end, each with a host of its own. */
export function onBothBackends(run: (current: () => Connected) => void): void {
  describe.each(['jsdom', 'chromium'] as const)('on %s', (backend) => {
    let connected: Connected
    beforeAll(async () => {
      connected = await connect({ backend })
    })
    afterAll(() => connected.end())
    run(() => connected)
  })
}
