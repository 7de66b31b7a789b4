import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Host } from '../types/host'
import { FrameError, readCall } from './frames'
import type { Log } from './log'
import { openSession } from './session'

/** WebSocket close code for "try again later" */
const BUSY = 1013

const REFUSAL = 'another client is connected to this host'

/** milliseconds for a refused client to send its first call, which gets the answer */
const REFUSAL_PATIENCE = 1000

/** bytes: a screenshot of a long page has a few MB as base64 */
const LARGEST_FRAME = 256 * 1024 * 1024

export interface Served {
  /** for `automator.connect({ wsEndpoint })` */
  readonly endpoint: string
  /** Stops serving; the host keeps running. */
  close(): Promise<void>
  /** Settles when a client has asked the host to end (Tool.close). The caller that started the host then closes it. */
  readonly toolClosed: Promise<void>
}

/**
 * Serves the automator protocol on 127.0.0.1 to one client at a time. After it disconnects, the next may connect.
 * @param port 0 takes a free one
 * @throws Error when the port is in use
 */
export async function serve(host: Host, port: number, log: Log = (line) => console.error(line)): Promise<Served> {
  const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: LARGEST_FRAME })
  await once(server, 'listening')
  server.on('error', (error) => log(`server: ${error.message}`))
  let client: WebSocket | undefined
  const toolClosed = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      if (client !== undefined) return refuse(socket, log)
      client = socket
      socket.on('close', () => {
        client = undefined
      })
      openSession(socket, host, log, resolve)
    })
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    endpoint: `ws://127.0.0.1:${taken}`,
    toolClosed,
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}

/** The client shows its user only answers to calls, so the answer to its first call carries the reason. */
function refuse(socket: WebSocket, log: Log): void {
  log(`a second client was refused: ${REFUSAL}`)
  const close = () => socket.close(BUSY, REFUSAL)
  const patience = setTimeout(close, REFUSAL_PATIENCE)
  socket.on('close', () => clearTimeout(patience))
  socket.on('error', (error) => log(`second client: ${error.message}`))
  socket.once('message', (data) => {
    const id = idOf(String(data))
    if (id !== undefined) socket.send(JSON.stringify({ id, error: { message: REFUSAL } }))
    close()
  })
}

function idOf(frame: string): string | number | undefined {
  try {
    return readCall(frame).id
  } catch (error) {
    if (error instanceof FrameError) return error.id
    throw error
  }
}
