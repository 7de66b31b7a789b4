import type { WxContext } from './context'
import { faultOfOption, type Rules } from './parameters'
import { failure, isFailure, PARAMETER_ERROR, WxFailure } from './wx-failure'

export interface CallOption {
  readonly success?: unknown
  readonly fail?: unknown
  readonly complete?: unknown
  readonly [name: string]: unknown
}

export type Result = Record<string, unknown>

export interface Outcome {
  readonly ok: boolean
  readonly value: Result
}

export function hasCallback(option: CallOption): boolean {
  return [option.success, option.fail, option.complete].some((callback) => typeof callback === 'function')
}

/**
 * An asynchronous call of wx: it calls success, fail and complete, or returns a promise if none of them is given.
 * @param run rejects or throws a WxFailure (any other error becomes `name:fail message`)
 */
export function asyncApi(
  context: WxContext,
  name: string,
  rules: Rules,
  run: (option: CallOption) => Result | void | Promise<Result | void>,
): (option?: unknown) => Promise<unknown> | undefined {
  return (given) => {
    const option = Object(given) as CallOption
    return answer(
      context,
      option,
      settle(name, faultOfOption(given, rules), () => run(option)),
    )
  }
}

/** Runs a call if its arguments are valid, and reports its result. */
export async function settle(
  name: string,
  fault: string | undefined,
  run: () => Result | void | Promise<Result | void>,
): Promise<Outcome> {
  try {
    if (fault !== undefined) throw new WxFailure(fault, { errno: PARAMETER_ERROR })
    const result = await run()
    return { ok: true, value: { errMsg: `${name}:ok`, ...result } }
  } catch (error) {
    return { ok: false, value: isFailure(error) ? error : failure(name, error) }
  }
}

/** Passes a result to the callbacks in an option, or to the returned promise if there are none. */
export function answer(
  context: WxContext,
  option: CallOption,
  outcome: Promise<Outcome>,
): Promise<unknown> | undefined {
  const told = outcome.then((done) => new Promise<Outcome>((resolve) => context.later(() => resolve(done))))
  if (hasCallback(option)) {
    void told.then(({ ok, value }) => {
      context.tell(ok ? option.success : option.fail, value)
      context.tell(option.complete, value)
    })
    return undefined
  }
  return told.then(({ ok, value }) => {
    const own = context.own(value)
    if (ok) return own
    throw own
  })
}
