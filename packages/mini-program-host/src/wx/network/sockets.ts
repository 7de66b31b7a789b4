import type { NetworkEvent } from '../../types/surroundings'
import { answer, asyncApi, settle, type CallOption } from '../async-api'
import { listenerPair } from '../app-events'
import type { WxArea } from '../context'
import { checkUrl, networkFailure, TOO_MANY } from './network-failure'
import { faultOfOption } from '../parameters'
import { requestHeader } from './request-data'
import { SocketTask } from './socket-task'
import { WxFailure } from '../wx-failure'

const MAX_SOCKETS = 5
const DEFAULT_TIMEOUT = 60_000
const SCHEMES = ['ws:', 'wss:']

const RULES = { url: 'String', header: 'Object?', protocols: 'Array?', timeout: 'Number?', tcpNoDelay: 'Boolean?' }

/** wx.connectSocket with its task, and the older calls, which use the first open socket. */
export const sockets: WxArea = (context) => {
  const { runtime } = context
  const { network } = runtime.surroundings
  const tasks = new Map<string, SocketTask>()
  const shared = {
    Open: new Set<unknown>(),
    Close: new Set<unknown>(),
    Error: new Set<unknown>(),
    Message: new Set<unknown>(),
  }

  network.listen((event: NetworkEvent) => {
    if (event.kind !== 'message' && event.kind !== 'closed' && event.kind !== 'broken') return
    const task = tasks.get(event.id)
    if (event.kind === 'message') task?.received(event.message)
    if (event.kind === 'broken') task?.failed(networkFailure(event.reason))
    if (event.kind === 'closed') task?.closed(event.code, event.reason)
  })

  function connectSocket(given?: unknown) {
    const option = Object(given) as CallOption
    const id = context.nextId('socket-')
    const task = new SocketTask(context, id, shared, () => tasks.delete(id))
    const outcome = settle('connectSocket', faultOfOption(given, RULES), () => {
      checkUrl(String(option.url), SCHEMES)
      if (tasks.size >= MAX_SOCKETS) throw new WxFailure('exceed max task count', { errno: TOO_MANY })
      tasks.set(id, task)
      task.open({
        url: String(option.url),
        header: requestHeader(option.header, {}),
        protocols: ((option.protocols as readonly unknown[] | undefined) ?? []).map(String),
        timeout: Number(option.timeout ?? runtime.program.app.networkTimeout?.connectSocket ?? DEFAULT_TIMEOUT),
      })
      return { socketTaskId: id }
    })
    void answer(context, { ...option, complete: option.complete ?? (() => {}) }, outcome)
    return task.api
  }

  const first = () => {
    const [task] = tasks.values()
    if (!task) throw new WxFailure('WebSocket is not connected')
    return task
  }

  return {
    connectSocket,
    sendSocketMessage: asyncApi(context, 'sendSocketMessage', { data: 'String|ArrayBuffer' }, ({ data }) =>
      first().send(data),
    ),
    closeSocket: asyncApi(context, 'closeSocket', { code: 'Number?', reason: 'String?' }, ({ code, reason }) =>
      first().close(code, reason),
    ),
    ...Object.fromEntries(
      Object.entries(shared).map(([name, listeners]) => [
        `onSocket${name}`,
        listenerPair(`Socket${name}`, listeners)[`onSocket${name}`],
      ]),
    ),
  }
}
