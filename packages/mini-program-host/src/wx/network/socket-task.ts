import type { SocketMessage, SocketRequest } from '../../types/surroundings'
import { listenerPair } from '../app-events'
import { asyncApi } from '../async-api'
import { base64ToBytes, bytesOf, bytesToBase64 } from '../bytes'
import type { WxContext } from '../context'
import { networkFailure } from './network-failure'
import { failure, WxFailure } from '../wx-failure'

const CONNECTING = 0
const OPEN = 1
const CLOSING = 2
const CLOSED = 3

const NORMAL = 1000
/** what a browser reports for a connection that was not closed properly */
const ABNORMAL = 1006

type Kind = 'Open' | 'Close' | 'Error' | 'Message'
export type SocketListeners = Readonly<Record<Kind, Set<unknown>>>

/** One socket: its state and its listeners. `shared` are the listeners of wx.onSocketOpen and similar calls. */
export class SocketTask {
  /** the object for app code */
  readonly api: Record<string, unknown>
  private state = CONNECTING
  private readonly own: SocketListeners = { Open: new Set(), Close: new Set(), Error: new Set(), Message: new Set() }

  constructor(
    private readonly context: WxContext,
    private readonly id: string,
    private readonly shared: SocketListeners,
    private readonly ended: () => void,
  ) {
    const state = () => this.state
    this.api = {
      CONNECTING,
      OPEN,
      CLOSING,
      CLOSED,
      get readyState() {
        return state()
      },
      send: asyncApi(context, 'sendSocketMessage', { data: 'String|ArrayBuffer' }, ({ data }) => this.send(data)),
      close: asyncApi(context, 'closeSocket', { code: 'Number?', reason: 'String?' }, ({ code, reason }) =>
        this.close(code, reason),
      ),
      ...Object.fromEntries(
        Object.entries(this.own).map(([kind, listeners]) => [`on${kind}`, listenerPair(kind, listeners)[`on${kind}`]]),
      ),
    }
  }

  open(request: SocketRequest): void {
    this.network.openSocket(request, this.id).then(
      ({ header }) => {
        // it was closed while it was opening
        if (this.state !== CONNECTING) return this.network.closeSocket(this.id, NORMAL, '')
        this.state = OPEN
        this.tell('Open', { header, profile: {} })
      },
      (error: unknown) => {
        this.failed(networkFailure(error))
        this.closed(ABNORMAL, '')
      },
    )
  }

  async send(data: unknown): Promise<void> {
    if (this.state !== OPEN) throw new WxFailure('SocketTask.readyState is not OPEN')
    const bytes = bytesOf(data)
    const message = bytes ? { data: bytesToBase64(bytes), binary: true } : { data: String(data), binary: false }
    try {
      await this.network.sendToSocket(this.id, message)
    } catch (error) {
      throw networkFailure(error)
    }
  }

  close(code: unknown = NORMAL, reason: unknown = ''): void {
    const number = Number(code)
    if (number !== NORMAL && !(number >= 3000 && number <= 4999))
      throw new WxFailure('The code must be either 1000, or between 3000 and 4999.')
    if (this.state === CLOSING || this.state === CLOSED) throw new WxFailure('WebSocket is not connected')
    const opening = this.state === CONNECTING
    this.state = CLOSING
    if (opening) this.closed(number, String(reason))
    else this.network.closeSocket(this.id, number, String(reason))
  }

  received({ data, binary }: SocketMessage): void {
    this.tell('Message', { data: binary ? base64ToBytes(data).buffer : data })
  }

  failed(reason: WxFailure): void {
    this.tell('Error', failure('connectSocket', reason))
  }

  closed(code: number, reason: string): void {
    if (this.state === CLOSED) return
    this.state = CLOSED
    this.ended()
    this.tell('Close', { code, reason })
  }

  private get network() {
    return this.context.runtime.surroundings.network
  }

  private tell(kind: Kind, value: unknown): void {
    for (const listener of [...this.own[kind], ...this.shared[kind]]) this.context.tell(listener, value)
  }
}
