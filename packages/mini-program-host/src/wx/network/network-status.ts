import { listenerPair } from '../app-events'
import { asyncApi } from '../async-api'
import type { WxArea } from '../context'

/** wx.getNetworkType and onNetworkStatusChange: wifi, or none while the host is offline. */
export const networkStatus: WxArea = (context) => {
  const listeners = new Set<unknown>()
  let connected = true
  let told = false
  const type = () => (connected ? 'wifi' : 'none')
  context.runtime.surroundings.network.listen((event) => {
    if (event.kind !== 'status') return
    const changed = told && connected !== event.connected
    connected = event.connected
    told = true
    if (!changed) return
    listeners.forEach((listener) => context.tell(listener, { isConnected: connected, networkType: type() }))
  })
  return {
    ...listenerPair('NetworkStatusChange', listeners),
    getNetworkType: asyncApi(context, 'getNetworkType', {}, () => ({
      networkType: type(),
      ...(connected ? { signalStrength: 0 } : {}),
      hasSystemProxy: false,
      weakNet: false,
    })),
    getLocalIPAddress: asyncApi(context, 'getLocalIPAddress', {}, () => ({
      localip: '127.0.0.1',
      netmask: '255.0.0.0',
    })),
  }
}
