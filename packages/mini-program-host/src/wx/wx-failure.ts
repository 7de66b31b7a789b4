/** WeChat's number for wrong arguments */
export const PARAMETER_ERROR = 1001

/** The reason of a failed call of wx: the text after `name:fail`, and other members of the answer (errno, errCode). */
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

/** Whether a thrown value is already the object for `fail`, such as another call's. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && 'errMsg' in value
}
