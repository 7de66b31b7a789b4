import type { NetworkAnswer, NetworkEvent, NetworkRequest } from '../../types/surroundings'
import { answer, settle, type CallOption, type Result } from '../async-api'
import type { WxContext } from '../context'
import { networkFailure } from './network-failure'
import { faultOfOption, type Rules } from '../parameters'

type NetworkKind = 'request' | 'uploadFile' | 'downloadFile'

/** milliseconds; WeChat's default without a value in app.json */
const DEFAULT_TIMEOUT = 60_000

export interface NetworkCall {
  readonly name: NetworkKind
  readonly rules: Rules
  /** @throws WxFailure */
  prepare(option: CallOption): Omit<NetworkRequest, 'timeout' | 'redirect'>
  finish(answer: NetworkAnswer, option: CallOption): Result
  /** the event that reports bytes to onProgressUpdate, and its names for the two numbers */
  readonly progress?: { readonly kind: 'sent' | 'received'; readonly done: string; readonly total: string }
}

/**
 * A network call that returns a task: abort, onHeadersReceived and, for files, onProgressUpdate. It returns no
 * promise.
 */
export function networkApi(context: WxContext, call: NetworkCall): (given?: unknown) => Record<string, unknown> {
  const { network } = context.runtime.surroundings
  return (given) => {
    const option = Object(given) as CallOption
    const id = context.nextId(`${call.name}-`)
    const listeners = { headers: new Set<unknown>(), progress: new Set<unknown>() }
    let aborted = false
    const unlisten = network.listen((event) => hear(event))

    function hear(event: NetworkEvent): void {
      if (event.kind === 'status' || event.id !== id || aborted) return
      if (event.kind === 'headers') {
        const { header, cookies, status } = event
        listeners.headers.forEach((listener) => context.tell(listener, { header, cookies, statusCode: status }))
      }
      if (call.progress && event.kind === call.progress.kind) {
        const { bytes, total } = event
        const told = {
          progress: total > 0 ? Math.floor((bytes / total) * 100) : 0,
          [call.progress.done]: bytes,
          [call.progress.total]: total,
        }
        listeners.progress.forEach((listener) => context.tell(listener, told))
      }
    }

    async function run(): Promise<Result> {
      const request = call.prepare(option)
      // an app may abort at once, and add listeners only after it has the task
      await Promise.resolve()
      if (aborted) throw networkFailure('abort')
      const whole: NetworkRequest = {
        ...request,
        timeout: timeoutOf(context, call.name, option),
        redirect: option.redirect === 'manual' ? 'manual' : 'follow',
      }
      return call.finish(await network.send(whole, id).catch(refuse), option)
    }

    const outcome = settle(call.name, faultOfOption(given, call.rules), run).finally(unlisten)
    void answer(context, { ...option, complete: option.complete ?? (() => {}) }, outcome)
    return task(listeners, Boolean(call.progress), () => {
      aborted = true
      network.abort(id)
    })
  }
}

function task(
  { headers, progress }: { readonly headers: Set<unknown>; readonly progress: Set<unknown> },
  withProgress: boolean,
  abort: () => void,
): Record<string, unknown> {
  return {
    abort,
    ...pair('HeadersReceived', headers),
    ...(withProgress ? pair('ProgressUpdate', progress) : {}),
  }
}

function pair(name: string, listeners: Set<unknown>): Record<string, unknown> {
  return {
    [`on${name}`]: (listener: unknown) => void listeners.add(listener),
    [`off${name}`]: (listener?: unknown) => {
      if (listener === undefined) listeners.clear()
      else listeners.delete(listener)
    },
  }
}

function refuse(error: unknown): never {
  throw networkFailure(error)
}

function timeoutOf({ runtime }: WxContext, name: NetworkKind, { timeout }: CallOption): number {
  return typeof timeout === 'number' ? timeout : (runtime.program.app.networkTimeout?.[name] ?? DEFAULT_TIMEOUT)
}
