import { callHandler } from '../automation/handlers'
import { viewScript } from '../bundle/bundle'
import { measureReport } from '../measure-report'
import { nodeNetwork } from '../network/node-network'
import { createRuntime } from '../runtime/create-runtime'
import type { Host, HostOptions } from '../types/host'
import type { Program } from '../types/program'
import { createWx } from '../wx/create-wx'
import { HostEvents } from './host-events'
import { jsdomSurroundings } from './jsdom'
import { sizeOf } from './size'
import { withinStartLimit } from './start-limit'

/** Runs a mini-program in Node, without layout or pictures. App code has no DOM at all. */
export async function jsdomHost(program: Program, options: HostOptions): Promise<Host> {
  const network = nodeNetwork()
  const events = new HostEvents()
  const { setDataDelay, language } = options
  const surroundings = { ...jsdomSurroundings({ network, size: sizeOf(options), setDataDelay }), language }
  const runtime = createRuntime(program, surroundings, createWx, {
    viewScript: await viewScript(),
    launch: options.launch,
    probe: options.probe,
    onEvent: events.emit,
  })
  try {
    await withinStartLimit(runtime.start(), options)
  } catch (error) {
    surroundings.close()
    throw error
  }
  return {
    call: (method, params) => callHandler(runtime, method, params),
    onEvent: (listener) => events.listen(listener),
    measures: async () => measureReport(runtime),
    async resetMeasures() {
      runtime.measures.setData.length = 0
    },
    offline: async (lost) => network.offline(lost),
    close: async () => surroundings.close(),
  }
}
