import type { WebSocket } from 'ws'
import type { Host } from '../types/host'
import type { HostEvent } from '../types/runtime'
import { FrameError, readCall, type Call } from './frames'
import type { Log } from './log'

/**
 * Answers the calls of one client until it disconnects. Answers are sent when calls end, not in the order in which they
 * arrived. The client gets events from the start, and console calls once it has asked for them.
 * @param onClosed called when the client has asked the host to end, after the answer
 */
export function openSession(socket: WebSocket, host: Host, log: Log, onToolClose: () => void): void {
  let wantsConsole = false
  const stop = host.onEvent((event) => {
    if (event.method !== 'App.logAdded' || wantsConsole) send(socket, event, log)
  })
  socket.on('close', stop)
  socket.on('error', (error) => log(`client: ${error.message}`))
  socket.on('message', (data) => {
    const call = readOrRefuse(socket, String(data), log)
    if (call === undefined) return
    if (call.method === 'App.enableLog') wantsConsole = true
    void answer(socket, host, call, log).then(() => {
      if (call.method === 'Tool.close') onToolClose()
    })
  })
}

async function answer(socket: WebSocket, host: Host, { id, method, params }: Call, log: Log): Promise<void> {
  try {
    send(socket, { id, result: await host.call(method, params) }, log)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    send(socket, { id, error: { message } }, log)
  }
}

function readOrRefuse(socket: WebSocket, text: string, log: Log): Call | undefined {
  try {
    return readCall(text)
  } catch (error) {
    if (!(error instanceof FrameError)) throw error
    log(`malformed frame: ${error.message}`)
    if (error.id !== undefined) send(socket, { id: error.id, error: { message: error.message } }, log)
    return undefined
  }
}

type Frame = HostEvent | { id: string | number; result: unknown } | { id: string | number; error: { message: string } }

function send(socket: WebSocket, frame: Frame, log: Log): void {
  if (socket.readyState !== socket.OPEN) return log(`the client is gone: ${describe(frame)} was not sent`)
  socket.send(JSON.stringify(frame))
}

function describe(frame: Frame): string {
  return 'method' in frame ? frame.method : `the answer to call ${frame.id}`
}
