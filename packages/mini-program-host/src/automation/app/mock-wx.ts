import { withOwnPromises } from '../../runtime/own-promises'
import type { Runtime } from '../../types/runtime'
import { checkDeclared } from '../../wx/phone/people'
import { WxFailure } from '../../wx/wx-failure'
import { appFunction } from './app-function'
import { argsParam, textParam, type Params } from '../params'
import { isSynchronous } from './sync-names'
import { hasCallback, isFailed, messageOf, optionOf, type Callbacks } from '../wx-answer'

type Call = (...args: unknown[]) => unknown

/** The replacement of a name of wx. */
interface Stand {
  run(args: unknown[]): unknown
  /** Whether it may call success, fail or complete itself, or pass them to the real method. */
  readonly answers: boolean
}

const ANSWERING = /\b(success|fail|complete|origin)\b/

/**
 * Replaces a name of wx. `result` is the fixed answer. `functionDeclaration` runs in the app's realm with the call's
 * arguments followed by `args`, and finds the real method in `this.origin`. Its return value, or the result of its
 * promise, is the answer. A returned task is passed on unchanged; a function that returns nothing answers through the
 * call-backs, if its text names them. Without `result` and function the real method is restored.
 */
export function mockWx(runtime: Runtime, params: Params): void {
  const method = textParam(params, 'method')
  if ('result' in params) {
    return put(runtime, method, { run: () => params.result, answers: false })
  }
  if (params.functionDeclaration === undefined) return runtime.mock(method, undefined)
  const declaration = textParam(params, 'functionDeclaration')
  const given = appFunction(runtime, declaration)
  const more = argsParam(params).map((arg) => own(runtime, arg))
  const origin = runtime.original(method)
  const stand = {
    run: (args: unknown[]) => given.apply({ origin }, [...args, ...more]),
    answers: ANSWERING.test(declaration),
  }
  put(runtime, method, stand)
}

function put(runtime: Runtime, method: string, stand: Stand): void {
  const wx = withOwnPromises(runtime.surroundings.realm, { [method]: mocked(runtime, method, stand) })
  runtime.mock(method, wx[method] as Call)
}

/** Answers as the real method would: synchronous ones by returning, others through call-backs or a promise. */
function mocked(runtime: Runtime, method: string, stand: Stand): Call {
  if (isSynchronous(method)) return (...args) => own(runtime, stand.run(args))
  return (...args) => {
    const option = optionOf(args)
    const undeclared = refusalOf(runtime, method)
    if (undeclared !== undefined) {
      const failed = { errMsg: `${method}:fail ${undeclared}` }
      return hasCallback(option) ? tell(runtime, option, failed) : settled(runtime, failed)
    }
    if (!hasCallback(option)) return settled(runtime, stand.run(args))
    return answer(runtime, method, option, stand, args.slice(1))
  }
}

/** A mock replaces the user's answer, not app.json: an undeclared call fails as it does on a phone. */
function refusalOf(runtime: Runtime, method: string): string | undefined {
  try {
    checkDeclared({ runtime }, method)
    return undefined
  } catch (error) {
    if (error instanceof WxFailure) return error.message
    throw error
  }
}

/** The function gets a copy, because it may set its own call-backs before it calls the real method. */
function answer(runtime: Runtime, method: string, option: Callbacks, stand: Stand, rest: unknown[]): unknown {
  const refuse = (error: unknown) => tell(runtime, option, { errMsg: `${method}:fail ${messageOf(error)}` })
  try {
    const returned = stand.run([{ ...option }, ...rest])
    if (isTask(returned)) return returned
    void Promise.resolve(returned).then((result) => {
      if (result !== undefined || !stand.answers) tell(runtime, option, result ?? { errMsg: `${method}:ok` })
    }, refuse)
  } catch (error) {
    refuse(error)
  }
  return undefined
}

/** An object with methods, such as the task of a request; a promise is an answer. */
function isTask(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || 'then' in value) return false
  return Object.values(value).some((member) => typeof member === 'function')
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
