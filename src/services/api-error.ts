import { Code } from '@contract/base/codes'
import type { FieldError, RefusalData } from '@contract/base/envelope'

/** refused: the server refused with a code; interface: the answer is unusable; network: there was no answer. */
type ErrorKind = 'refused' | 'interface' | 'network'

interface Details {
  readonly code?: number
  readonly data?: RefusalData
}

/** Thrown by every failed call. `message` is a sentence for the user, in their language [code.toast]. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The server's code; 0 without one. */
  readonly code: number
  readonly data: RefusalData
  /** Why the operation was refused [wire.reason]. */
  readonly reason: RefusalData['reason']
  /** The refused fields, for the form to show. */
  readonly errors: readonly FieldError[]

  constructor(kind: ErrorKind, message: string, { code = 0, data = {} }: Details = {}) {
    super(message)
    // compiled to ES5, a subclass of Error loses its prototype
    Object.setPrototypeOf(this, ApiError.prototype)
    this.kind = kind
    this.code = code
    this.data = data
    this.reason = data.reason
    this.errors = data.errors ?? []
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Whether the call was refused with this code. */
export const isRefusal = (error: unknown, code: number): error is ApiError =>
  isApiError(error) && error.kind === 'refused' && error.code === code

/** What a call is refused with for something that is not there, whose id is wrong, or that a link has no id of. */
const UNKNOWN: readonly number[] = [
  Code.notFound,
  Code.invalidParameter,
  Code.missingParameters,
  Code.orderUnknown,
  Code.productInvalid,
]

/** Whether a load failed because there is nothing to show: trying again would not help. */
export const isUnknown = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'refused' && UNKNOWN.includes(error.code)
