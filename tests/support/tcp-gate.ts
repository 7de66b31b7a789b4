/** A TCP proxy that can fall silent: it then accepts and keeps connections, but passes nothing on. */
import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface TcpGate {
  readonly port: number
  /** From now on nothing passes in either direction, on old and new connections. */
  silence(): void
  /** Passes on everything that waited. */
  speak(): void
  /** Ends all connections; new ones lead to another port. */
  lead(target: number): void
  close(): Promise<void>
}

/** Opens a gate to a port on this machine. */
export async function openGate(port: number): Promise<TcpGate> {
  let target = port
  const sockets = new Set<net.Socket>()
  let silent = false
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    // the end of the stream closes the other side
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (silent) socket.pause()
  }
  const server = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one)
      one.on('data', (bytes: Uint8Array) => other.write(bytes)).on('close', () => other.destroy())
      if (silent) one.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      silent = true
      for (const socket of sockets) socket.pause()
    },
    speak: () => {
      silent = false
      for (const socket of sockets) socket.resume()
    },
    lead: (other) => {
      target = other
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
