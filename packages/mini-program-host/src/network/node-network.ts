import type { Network, NetworkAnswer, NetworkEvent, NetworkRequest } from '../types/surroundings'
import { fetchRequest } from './fetch-request'
import { netErrorName } from './net-error'
import { NodeSockets } from './node-sockets'

const DISCONNECTED = 'ERR_INTERNET_DISCONNECTED'
/** WeChat's answer for everything in progress when the network changes */
const CHANGED = 'ERR_NETWORK_CHANGED'

export interface NodeNetwork extends Network {
  /** Cuts off the network, including everything in progress, or restores it. */
  offline(lost: boolean): void
}

/** The network of one mini-program, through Node's fetch and ws. */
export function nodeNetwork(): NodeNetwork {
  const listeners = new Set<(event: NetworkEvent) => void>()
  const running = new Map<string, AbortController>()
  let connected = true
  const tell = (event: NetworkEvent) => listeners.forEach((listener) => listener(event))
  const sockets = new NodeSockets(tell)
  return {
    send(request, id) {
      if (!connected) return Promise.reject(new Error(DISCONNECTED))
      const controller = new AbortController()
      running.set(id, controller)
      return within(request, controller, () => fetchRequest(request, id, controller.signal, tell)).finally(() =>
        running.delete(id),
      )
    },
    abort(id) {
      running.get(id)?.abort(new Error('abort'))
    },
    openSocket(request, id) {
      return connected ? sockets.open(request, id) : Promise.reject(new Error(DISCONNECTED))
    },
    sendToSocket: (id, message) => sockets.send(id, message),
    closeSocket: (id, code, reason) => sockets.close(id, code, reason),
    listen(listener) {
      listeners.add(listener)
      listener({ kind: 'status', connected })
      return () => listeners.delete(listener)
    },
    offline(lost) {
      if (lost !== connected) return
      connected = !lost
      if (lost) {
        for (const controller of running.values()) controller.abort(new Error(CHANGED))
        sockets.cutAll(CHANGED)
      }
      tell({ kind: 'status', connected })
    },
  }
}

async function within(
  { timeout }: NetworkRequest,
  controller: AbortController,
  run: () => Promise<NetworkAnswer>,
): Promise<NetworkAnswer> {
  const timer = setTimeout(() => controller.abort(new Error('timeout')), timeout)
  try {
    return await run()
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason
    throw new Error(netErrorName(error))
  } finally {
    clearTimeout(timer)
  }
}
