import type { IncomingMessage } from 'node:http'
import WebSocket from 'ws'
import type { NetworkEvent, SocketMessage, SocketRequest } from '../types/surroundings'
import { netErrorName } from './net-error'

/** WebSockets by id, for one mini-program. */
export class NodeSockets {
  private readonly sockets = new Map<string, WebSocket>()
  /** why a socket is being cut off, by id */
  private readonly cuts = new Map<string, string>()

  constructor(private readonly tell: (event: NetworkEvent) => void) {}

  /** Settles when the socket is open; rejects with the reason's name. */
  open(request: SocketRequest, id: string): Promise<{ readonly header: Readonly<Record<string, string>> }> {
    const { url, protocols, header, timeout } = request
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, [...protocols], { headers: { ...header }, handshakeTimeout: timeout })
      this.sockets.set(id, socket)
      let answered: Record<string, string> = {}
      let opened = false
      const fail = (error: Error) => {
        const reason = this.cuts.get(id) ?? reasonOf(error)
        if (opened) this.tell({ kind: 'broken', id, reason })
        else reject(new Error(reason))
      }
      socket.on('upgrade', (answer: IncomingMessage) => {
        answered = headersOf(answer)
      })
      socket.on('open', () => {
        opened = true
        resolve({ header: answered })
      })
      socket.on('error', fail)
      socket.on('message', (data, binary) => this.tell({ kind: 'message', id, message: messageOf(data, binary) }))
      socket.on('close', (code, reason) => {
        const cut = this.cuts.get(id)
        if (opened && cut !== undefined) fail(new Error(cut))
        this.forget(id)
        if (opened) this.tell({ kind: 'closed', id, code, reason: reason.toString('utf8') })
      })
    })
  }

  /** Settles when the message has been sent. */
  send(id: string, message: SocketMessage): Promise<void> {
    const socket = this.sockets.get(id)
    if (!socket) return Promise.reject(new Error('ERR_CONNECTION_CLOSED'))
    return new Promise((resolve, reject) => {
      const data = message.binary ? Buffer.from(message.data, 'base64') : message.data
      socket.send(data, (error) => (error ? reject(new Error(netErrorName(error))) : resolve()))
    })
  }

  close(id: string, code: number, reason: string): void {
    this.sockets.get(id)?.close(code, reason)
  }

  /** Ends every socket at once, as a lost network does. */
  cutAll(reason: string): void {
    for (const [id, socket] of this.sockets) {
      this.cuts.set(id, reason)
      socket.terminate()
    }
  }

  private forget(id: string): void {
    this.sockets.delete(id)
    this.cuts.delete(id)
  }
}

function reasonOf(error: Error): string {
  if (/handshake has timed out/.test(error.message)) return 'timeout'
  return netErrorName(error)
}

function headersOf(answer: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]))
}

function messageOf(data: WebSocket.RawData, binary: boolean): SocketMessage {
  // ws passes one Buffer unless its binaryType is changed
  return { data: (data as Buffer).toString(binary ? 'base64' : 'utf8'), binary }
}
