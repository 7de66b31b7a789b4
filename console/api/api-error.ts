import type { FieldError, RefusalData } from '@contract/base/envelope'

/** `network`: no answer came; `interface`: the answer could not be read; `refused`: the server said no. */
type FailureKind = 'network' | 'interface' | 'refused'

/** A call that failed. `code` and `data` are those of a refusal; `data.errors` are for the fields of a form. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly data: RefusalData

  constructor(
    readonly kind: FailureKind,
    message: string,
    { code = 0, data = {} }: { readonly code?: number; readonly data?: RefusalData } = {},
  ) {
    super(message)
    this.code = code
    this.data = data
  }

  get errors(): readonly FieldError[] {
    return this.data.errors ?? []
  }
}

export const isRefusedFor = (error: unknown, reason: NonNullable<RefusalData['reason']>): error is ApiError =>
  error instanceof ApiError && error.data.reason === reason
