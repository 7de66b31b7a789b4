import type { FieldError, RefusalData } from '@contract/envelope'

/** refused: the server said no, with a code; interface: no usable answer; network: no answer at all. */
type ErrorKind = 'refused' | 'interface' | 'network'

interface Details {
  readonly code?: number
  readonly data?: RefusalData
}

/** How every call fails. `message` is already a sentence for people, in their language [code.toast]. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The server's code; 0 when it did not answer one. */
  readonly code: number
  readonly data: RefusalData
  /** Why an operation was refused [wire.reason]. */
  readonly reason: RefusalData['reason']
  /** The fields that were refused, for the form to show. */
  readonly errors: readonly FieldError[]

  constructor(kind: ErrorKind, message: string, { code = 0, data = {} }: Details = {}) {
    super(message)
    // compiled to ES5 a subclass of Error loses its prototype
    Object.setPrototypeOf(this, ApiError.prototype)
    this.kind = kind
    this.code = code
    this.data = data
    this.reason = data.reason
    this.errors = data.errors ?? []
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Whether a call was refused with this code. */
export const isRefusal = (error: unknown, code: number): error is ApiError =>
  isApiError(error) && error.kind === 'refused' && error.code === code
