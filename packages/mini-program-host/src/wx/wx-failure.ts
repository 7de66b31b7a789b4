/** WeChat's number for wrong arguments */
export const PARAMETER_ERROR = 1001

/** Why a call of wx fails: the words behind `name:fail`, and what else the answer carries (errno, errCode). */
export class WxFailure extends Error {
  constructor(
    readonly reason: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason)
  }
}

export interface Failure {
  readonly errMsg: string
  readonly [name: string]: unknown
}

/** The object that `fail` gets. */
export function failure(name: string, error: unknown): Failure {
  if (error instanceof WxFailure) return { errMsg: `${name}:fail ${error.reason}`, ...error.extra }
  return { errMsg: `${name}:fail ${error instanceof Error ? error.message : String(error)}` }
}

/** Whether something thrown is already the object that `fail` gets, such as another call's. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && 'errMsg' in value
}
