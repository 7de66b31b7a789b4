import { callNow } from '../../test/support/call-wx'
import { endAll, run, type Running } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'
import { nodeNetwork, type NodeNetwork } from '../network/node-network'
import type { Runtime } from '../types/runtime'
import { createWx } from './create-wx'

let running: Running
let network: NodeNetwork

beforeEach(async () => {
  network = nodeNetwork()
  running = await run(writeProgram(), { network })
})
afterEach(endAll)
afterAll(removeWritten)

function listen(name: string) {
  const told: unknown[] = []
  const listener = (value: unknown) => told.push(value)
  callNow(running.runtime, `on${name}`, listener)
  return { told, end: () => callNow(running.runtime, `off${name}`, listener) }
}

describe('what happens to the app', () => {
  it('reports showing and hiding the app, until the listener is removed', () => {
    const [show, hide] = [listen('AppShow'), listen('AppHide')]
    running.runtime.foreground(false)
    running.runtime.foreground(true, { scene: 1007 })
    expect(show.told).toEqual([expect.objectContaining({ scene: 1007, path: 'pages/a/a' })])
    expect(hide.told).toHaveLength(1)
    expect(callNow(running.runtime, 'getEnterOptionsSync')).toMatchObject({ scene: 1007 })
    expect(callNow(running.runtime, 'getLaunchOptionsSync')).toMatchObject({ scene: 1001 })
    show.end()
    running.runtime.foreground(false)
    running.runtime.foreground(true)
    expect(show.told).toHaveLength(1)
  })

  it('reports errors as text to all remaining listeners', () => {
    const [one, two] = [listen('Error'), listen('Error')]
    one.end()
    running.runtime.report(new Error('broken'))
    expect(one.told).toEqual([])
    expect(two.told).toEqual([expect.stringContaining('broken')])
    callNow(running.runtime, 'offError')
    running.runtime.report(new Error('again'))
    expect(two.told).toHaveLength(1)
  })

  it("passes the app's own reason and promise of an unhandled rejection", () => {
    let signal: ((value: unknown) => void) | undefined
    const on = (name: string, listener: (value: never) => void) => {
      if (name === 'unhandledRejection') signal = listener as never
      return () => undefined
    }
    const wx = createWx({ ...running.runtime, on } as Runtime)
    const told: unknown[] = []
    const onRejection = wx.onUnhandledRejection as (listener: (value: unknown) => void) => void
    onRejection((value) => told.push(value))
    const lost = { reason: new TypeError('lost'), promise: Promise.resolve() }
    signal?.(lost)
    expect(told).toEqual([lost])
    expect((told[0] as typeof lost).reason).toBe(lost.reason)
  })
})

describe('the network', () => {
  it('is wifi or none, and a change is reported', async () => {
    const { told, end } = listen('NetworkStatusChange')
    expect(await callNow(running.runtime, 'getNetworkType')).toMatchObject({ networkType: 'wifi' })
    network.offline(true)
    expect(await callNow(running.runtime, 'getNetworkType')).toMatchObject({ networkType: 'none' })
    network.offline(false)
    end()
    network.offline(true)
    expect(told).toEqual([
      { isConnected: false, networkType: 'none' },
      { isConnected: true, networkType: 'wifi' },
    ])
  })

  it('that was lost before the app started is known', async () => {
    const lost = nodeNetwork()
    lost.offline(true)
    const { runtime } = await run(writeProgram(), { network: lost })
    expect(await callNow(runtime, 'getNetworkType')).toMatchObject({ networkType: 'none' })
  })
})
