import { callHandler } from '../automation/handlers'
import { messageOf } from '../automation/wx-answer'
import { measureReport } from '../measure-report'
import { createRuntime } from '../runtime/create-runtime'
import type { Program } from '../types/program'
import type { Runtime } from '../types/runtime'
import type { Surroundings } from '../types/surroundings'
import { createWx } from '../wx/create-wx'
import type { FrameOptions, NodeSide } from './frame-bridge'
import { frameNetwork, type FrameNetwork } from './frame-network'
import { frameRealm } from './frame-realm'
import { frameWindows } from './frame-windows'
import { drawSuperApp } from './super-app/draw-super-app'

/** milliseconds between two checks of what the super-app must draw, while no call arrives */
const REDRAW_EVERY = 100

/** A running mini-program in the outer frame. */
interface Running {
  readonly runtime: Runtime
  readonly network: FrameNetwork
  draw(): void
}

let running: Running | undefined

const node = new Proxy({} as NodeSide, {
  get:
    (_, name: string) =>
    (...args: unknown[]) => {
      if (window.__nodeSide === undefined) throw new Error('the frame is not bound to the host')
      return window.__nodeSide(name, args)
    },
})

window.__frameSide = {
  create(program, options) {
    running = create(program, options)
  },
  async start() {
    const { runtime, draw } = theRunning()
    window.setInterval(draw, REDRAW_EVERY)
    await runtime.start()
    draw()
  },
  async call(method, params) {
    const { runtime, draw } = theRunning()
    draw()
    try {
      return { result: await callHandler(runtime, method, params) }
    } catch (error) {
      return { error: messageOf(error) }
    }
  },
  measures: () => measureReport(theRunning().runtime),
  resetMeasures() {
    theRunning().runtime.measures.setData.length = 0
  },
  networkEvent: (event) => theRunning().network.told(event),
}

function theRunning(): Running {
  if (running === undefined) throw new Error('the mini-program has not been started')
  return running
}

function create(program: Program, options: FrameOptions): Running {
  const failed = (error: unknown) => runtime.report(error)
  const network = frameNetwork(node, failed)
  const windows = frameWindows(document, program)
  const surroundings: Surroundings = {
    kind: 'chromium',
    realm: frameRealm(window),
    network,
    size: () => options.size,
    language: options.language,
    openWindow: windows.open,
    showWindow: windows.show,
    closeWindow: windows.close,
    touch: (type, fingers) => node.touch(type, fingers),
    async screenshot() {
      draw()
      return node.screenshot()
    },
    setDataDelay: options.setDataDelay,
  }
  const runtime = createRuntime(program, surroundings, createWx, {
    viewScript: options.viewScript,
    launch: options.launch,
    probe: options.probe,
    onEvent: (event) => void node.emit(event).catch(failed),
  })
  const place = document.getElementById('super-app') ?? document.body
  const draw = () => drawSuperApp(runtime, place)
  return { runtime, network, draw }
}
