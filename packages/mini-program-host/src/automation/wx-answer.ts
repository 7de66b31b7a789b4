export interface Callbacks {
  readonly success?: unknown
  readonly fail?: unknown
  readonly complete?: unknown
}

/** The option object of a call of wx; undefined when its first argument is something else. */
export function optionOf(args: readonly unknown[]): Record<string, unknown> | undefined {
  const first = args[0]
  return typeof first === 'object' && first !== null && !Array.isArray(first)
    ? (first as Record<string, unknown>)
    : undefined
}

export function hasCallback(option: Callbacks | undefined): option is Callbacks {
  return [option?.success, option?.fail, option?.complete].some((callback) => typeof callback === 'function')
}

/** Whether a result is one that `fail` receives. */
export function isFailed(result: unknown): boolean {
  const text = (result as { errMsg?: unknown } | null | undefined)?.errMsg
  return typeof text === 'string' && /:fail\b/.test(text)
}

/** The message of any thrown value: app code throws Errors, wx rejects with errMsg. */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { message, errMsg } = error as { message?: unknown; errMsg?: unknown }
    if (typeof message === 'string') return message
    if (typeof errMsg === 'string') return errMsg
  }
  return String(error)
}
