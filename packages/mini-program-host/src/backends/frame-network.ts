import type { NodeSide } from './frame-bridge'
import type { Network, NetworkEvent } from '../types/surroundings'

export interface FrameNetwork extends Network {
  /** Passes an event from Node on to the listeners. */
  told(event: NetworkEvent): void
}

/** The network as seen from the outer frame: Node does the work. */
export function frameNetwork(node: NodeSide, failed: (error: unknown) => void): FrameNetwork {
  const listeners = new Set<(event: NetworkEvent) => void>()
  let status: NetworkEvent = { kind: 'status', connected: true }
  return {
    send: (request, id) => node.send(request, id),
    abort: (id) => void node.abort(id).catch(failed),
    openSocket: (request, id) => node.openSocket(request, id),
    sendToSocket: (id, message) => node.sendToSocket(id, message),
    closeSocket: (id, code, reason) => void node.closeSocket(id, code, reason).catch(failed),
    listen(listener) {
      listeners.add(listener)
      listener(status)
      return () => listeners.delete(listener)
    },
    told(event) {
      if (event.kind === 'status') status = event
      listeners.forEach((listener) => listener(event))
    },
  }
}
