import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { runtimeScript, viewScript } from '../bundle/bundle'
import { nodeNetwork, type NodeNetwork } from '../network/node-network'
import type { Host, HostOptions } from '../types/host'
import type { Program } from '../types/program'
import type { FrameOptions, FrameSide, NodeSide } from './frame-bridge'
import { ORIGIN } from './chromium-origin'
import { serveFolder } from './chromium-routes'
import { cdpTouch, type Touch } from './chromium-touch'
import { HostEvents } from './host-events'
import { launchBrowser } from './launch-browser'
import { sizeOf } from './size'
import { withinStartLimit } from './start-limit'

/**
 * Runs a mini-program in one page of a headless Chromium: layout, trusted touches, pictures.
 * @param program with ASSETS of chromium-origin as its assets
 * @throws Error when the browser does not start
 */
export async function chromiumHost(program: Program, options: HostOptions): Promise<Host> {
  const browser = options.browser ?? (await launchBrowser(options.chromium))
  let context: BrowserContext | undefined
  const end = async () => (options.browser ? context?.close() : browser.close())
  try {
    context = await browser.newContext(screenOf(options))
    return await hostIn(context, program, options, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function hostIn(
  context: BrowserContext,
  program: Program,
  options: HostOptions,
  end: () => Promise<void>,
): Promise<Host> {
  const network = nodeNetwork()
  const events = new HostEvents()
  let isOffline = false
  await allowLocalNetwork(context)
  await serveFolder(context, options.folder, () => isOffline)
  const page = await context.newPage()
  const failed = (error: Error) =>
    events.emit({ method: 'App.exceptionThrown', params: { message: error.message, stack: error.stack ?? '' } })
  await bind(page, nodeSide(page, cdpTouch(await context.newCDPSession(page)), network, events))
  await page.goto(`${ORIGIN}/`)
  await page.evaluate(await runtimeScript())
  await inFrame(page, 'create', program, await frameOptions(options))
  const stop = network.listen((event) => void inFrame(page, 'networkEvent', event).catch(failed))
  try {
    await withinStartLimit(inFrame(page, 'start'), options)
  } catch (error) {
    stop()
    throw error
  }
  return {
    async call(method, params) {
      const outcome = await inFrame(page, 'call', method, params)
      if ('error' in outcome) throw new Error(outcome.error)
      return outcome.result
    },
    onEvent: (listener) => events.listen(listener),
    measures: () => inFrame(page, 'measures'),
    resetMeasures: () => inFrame(page, 'resetMeasures'),
    async offline(lost) {
      isOffline = lost
      network.offline(lost)
    },
    async close() {
      stop()
      await end()
    },
  }
}

function screenOf(options: HostOptions): BrowserContextOptions {
  const { width, height, pixelRatio } = sizeOf(options)
  return { viewport: { width, height }, deviceScaleFactor: pixelRatio, isMobile: true, hasTouch: true }
}

/**
 * Newer browsers ask for a permission before a page loads anything from this machine, such as pictures of a local
 * server.
 */
async function allowLocalNetwork(context: BrowserContext): Promise<void> {
  try {
    await context.grantPermissions(['local-network-access'], { origin: ORIGIN })
  } catch (error) {
    // older browsers neither know nor need the permission
    if (!/unknown permission/i.test((error as Error).message)) throw error
  }
}

async function frameOptions(options: HostOptions): Promise<FrameOptions> {
  const { setDataDelay = 0, probe = false, launch, language } = options
  return { size: sizeOf(options), setDataDelay, probe, viewScript: await viewScript(), launch, language }
}

function nodeSide(page: Page, touch: Touch, network: NodeNetwork, events: HostEvents): NodeSide {
  return {
    send: (request, id) => network.send(request, id),
    abort: async (id) => network.abort(id),
    openSocket: (request, id) => network.openSocket(request, id),
    sendToSocket: (id, message) => network.sendToSocket(id, message),
    closeSocket: async (id, code, reason) => network.closeSocket(id, code, reason),
    touch,
    screenshot: async () => (await page.screenshot({ type: 'png' })).toString('base64'),
    emit: async (event) => events.emit(event),
  }
}

/** Only the outer frame may call Node, because a web-view shows other people's pages. */
async function bind(page: Page, node: NodeSide): Promise<void> {
  await page.exposeBinding('__nodeSide', async ({ frame }, name: keyof NodeSide, args: unknown[]) => {
    if (frame !== page.mainFrame()) throw new Error('only the host itself may call this')
    return (node[name] as (...values: unknown[]) => unknown)(...args)
  })
}

type FrameResult<Name extends keyof FrameSide> = Awaited<ReturnType<FrameSide[Name]>>

async function inFrame<Name extends keyof FrameSide>(
  page: Page,
  name: Name,
  ...args: Parameters<FrameSide[Name]>
): Promise<FrameResult<Name>> {
  // one text in each direction: the browser's protocol is slow with many small values
  const answer = await page.evaluate(
    async (call) => {
      const [method, values] = JSON.parse(call) as [keyof FrameSide, unknown[]]
      const side = window.__frameSide as unknown as Record<keyof FrameSide, (...given: unknown[]) => unknown>
      return JSON.stringify({ answer: await side[method](...values) })
    },
    JSON.stringify([name, args]),
  )
  return JSON.parse(answer).answer
}
