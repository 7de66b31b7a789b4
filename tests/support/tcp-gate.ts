/** A gate between two ends of TCP: while it is silent, it accepts and keeps connections and passes nothing on. */
import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface TcpGate {
  readonly port: number
  /** From now on nothing passes, neither way, on old connections and on new ones. */
  silence(): void
  /** Whatever waited goes on. */
  speak(): void
  close(): Promise<void>
}

/** Opens a gate on this machine that leads to a port of it. */
export async function openGate(target: number): Promise<TcpGate> {
  const sockets = new Set<net.Socket>()
  let silent = false
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    // the end that follows closes the other side
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (silent) socket.pause()
  }
  const server = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
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
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
