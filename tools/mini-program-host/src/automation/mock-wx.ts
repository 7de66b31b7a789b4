import type { Runtime } from '../types/runtime'
import { appFunction } from './app-function'
import { argsParam, textParam, type Params } from './params'
import { isSynchronous } from './sync-names'
import { hasCallback, isFailed, messageOf, optionOf, type Callbacks } from './wx-answer'

type Call = (...args: unknown[]) => unknown

/** Runs in a name's place. `answered` is to be called when it answers by itself, through the real one or call-backs. */
type Stand = (args: unknown[], answered: () => void) => unknown

/**
 * Puts something else in the place of a name of wx: `result` is what it answers, `functionDeclaration` is run in the
 * app's realm with the call's arguments and then `args`, and has the real one as `this.origin`. Without either the
 * real one is back.
 */
export function mockWx(runtime: Runtime, params: Params): void {
  const method = textParam(params, 'method')
  if ('result' in params)
    return runtime.mock(
      method,
      answering(runtime, method, () => params.result),
    )
  if (params.functionDeclaration === undefined) return runtime.mock(method, undefined)
  const run = appFunction(runtime, textParam(params, 'functionDeclaration'))
  const more = argsParam(params).map((arg) => own(runtime, arg))
  const real = runtime.original(method)
  const stand: Stand = (args, answered) => {
    const origin: Call = (...given) => {
      answered()
      return real?.(...given)
    }
    return run.apply({ origin }, [...args, ...more])
  }
  runtime.mock(method, answering(runtime, method, stand))
}

/** Answers as the real one would: a synchronous name by returning, others by call-backs or a promise. */
function answering(runtime: Runtime, method: string, stand: Stand): Call {
  if (isSynchronous(method)) return (...args) => own(runtime, stand(args, ignore))
  return (...args) => {
    const option = optionOf(args)
    if (!hasCallback(option)) return settled(runtime, stand(args, ignore))
    answerCallbacks(runtime, method, option, (watched, answered) => stand([watched, ...args.slice(1)], answered))
    return undefined
  }
}

function answerCallbacks(
  runtime: Runtime,
  method: string,
  option: Callbacks,
  run: (watched: Callbacks, answered: () => void) => unknown,
): void {
  let hasAnswered = false
  const answered = () => {
    hasAnswered = true
  }
  void new Promise((resolve) => resolve(run(watchedCopy(option, answered), answered))).then(
    (result) => {
      if (result !== undefined || !hasAnswered) tell(runtime, option, result ?? { errMsg: `${method}:ok` })
    },
    (error: unknown) => tell(runtime, option, { errMsg: `${method}:fail ${messageOf(error)}` }),
  )
}

/** A copy, since the function may set call-backs of its own on what it hands to the real one. */
function watchedCopy(option: Callbacks, answered: () => void): Callbacks {
  const entries = Object.entries(option).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    const watched: Call = (...args) => {
      answered()
      return value(...args)
    }
    return [name, watched]
  })
  return Object.fromEntries(entries)
}

async function settled(runtime: Runtime, value: unknown): Promise<unknown> {
  const result = own(runtime, await value)
  if (isFailed(result)) throw result
  return result
}

function tell(runtime: Runtime, option: Callbacks, result: unknown): void {
  const told = own(runtime, result)
  for (const callback of [isFailed(result) ? option.fail : option.success, option.complete]) {
    if (typeof callback === 'function') runtime.surroundings.realm.setTimeout(() => callback(told), 0)
  }
}

function own(runtime: Runtime, value: unknown): unknown {
  return typeof value === 'object' && value !== null ? runtime.surroundings.realm.copy(value) : value
}

function ignore(): void {
  // what a call returns is its answer already
}
