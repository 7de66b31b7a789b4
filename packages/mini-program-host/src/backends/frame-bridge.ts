import type { HostEvent } from '../types/runtime'
import type { MeasureReport } from '../types/host'
import type { Program } from '../types/program'
import type {
  Finger,
  NetworkAnswer,
  NetworkEvent,
  NetworkRequest,
  Size,
  SocketMessage,
  SocketRequest,
} from '../types/surroundings'

/** What Node does for the outer frame. All values are plain JSON. */
export interface NodeSide {
  send(request: NetworkRequest, id: string): Promise<NetworkAnswer>
  abort(id: string): Promise<void>
  openSocket(request: SocketRequest, id: string): Promise<{ readonly header: Readonly<Record<string, string>> }>
  sendToSocket(id: string, message: SocketMessage): Promise<void>
  closeSocket(id: string, code: number, reason: string): Promise<void>
  touch(type: 'touchstart' | 'touchmove' | 'touchend', fingers: readonly Finger[]): Promise<void>
  screenshot(): Promise<string>
  emit(event: HostEvent): Promise<void>
}

/** How to start the outer frame. */
export interface FrameOptions {
  readonly size: Size
  readonly setDataDelay: number
  readonly probe: boolean
  readonly viewScript: string
  readonly launch?: { readonly path?: string; readonly scene?: number }
  readonly language?: string
}

export type Outcome = { readonly result: unknown } | { readonly error: string }

/** What the outer frame does for Node. */
export interface FrameSide {
  /** Makes the mini-program ready to start. */
  create(program: Program, options: FrameOptions): void
  /** Settles like the runtime's own start. */
  start(): Promise<void>
  call(method: string, params: Record<string, unknown>): Promise<Outcome>
  measures(): MeasureReport
  resetMeasures(): void
  networkEvent(event: NetworkEvent): void
}

declare global {
  interface Window {
    /** set by the script that runs in the outer frame */
    __frameSide?: FrameSide
    /** bound by Node: the name of one of its functions, and its arguments */
    __nodeSide?: (name: string, args: readonly unknown[]) => Promise<unknown>
  }
}
