// @fastify/busboy adds one `on` to the streams of Node for its own event, which hides all the others (HACKS.md).
import type { EventEmitter } from 'node:events'

declare module 'stream' {
  interface Readable {
    on(event: string | symbol, listener: Parameters<EventEmitter['on']>[1]): this
  }
}
