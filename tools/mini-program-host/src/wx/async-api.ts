import { ownCopy, type WxContext } from './context'
import { faultOfOption, type Rules } from './parameters'
import { failure, isFailure, PARAMETER_ERROR, WxFailure } from './wx-failure'

export interface CallOption {
  readonly success?: unknown
  readonly fail?: unknown
  readonly complete?: unknown
  readonly [name: string]: unknown
}

export type Result = Record<string, unknown>

interface Outcome {
  readonly ok: boolean
  readonly value: Result
}

export function hasCallback(option: CallOption): boolean {
  return [option.success, option.fail, option.complete].some((callback) => typeof callback === 'function')
}

/**
 * A call of wx that answers later: through success, fail and complete, or, when none of them is given, by a promise.
 * @param run rejects or throws a WxFailure (any other error becomes `name:fail message`)
 */
export function asyncApi(
  context: WxContext,
  name: string,
  rules: Rules,
  run: (option: CallOption) => Result | void | Promise<Result | void>,
): (option?: unknown) => Promise<unknown> | undefined {
  return (given) => {
    const fault = faultOfOption(given, rules)
    const option = (typeof given === 'object' && given !== null ? given : {}) as CallOption
    const outcome = fault === undefined ? settle(name, () => run(option)) : Promise.resolve(refused(name, fault))
    return answer(context, option, outcome)
  }
}

function refused(name: string, fault: string): Outcome {
  return { ok: false, value: failure(name, new WxFailure(fault, { errno: PARAMETER_ERROR })) }
}

async function settle(name: string, run: () => Result | void | Promise<Result | void>): Promise<Outcome> {
  try {
    const result = await run()
    return { ok: true, value: { errMsg: `${name}:ok`, ...result } }
  } catch (error) {
    if (isFailure(error)) return { ok: false, value: error }
    return { ok: false, value: failure(name, error) }
  }
}

/** Hands an outcome to the call-backs of an option, or to the promise that is returned when there are none. */
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
    const own = ownCopy(context.runtime, value)
    if (ok) return own
    throw own
  })
}
