/** Readers of a client's parameters: each throws an Error that names the parameter. */
export type Params = Record<string, unknown>

export function textParam(params: Params, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw new Error(`parameter ${name} must be a string`)
  return value
}

export function namesParam(params: Params): readonly string[] {
  const names = params.names
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error('parameter names must be an array of strings')
  }
  return names
}

/** The arguments of a call; empty when they are missing. */
export function argsParam(params: Params): readonly unknown[] {
  const args = params.args ?? []
  if (!Array.isArray(args)) throw new Error('parameter args must be an array')
  return args
}

export function objectParam(params: Params, name: string): Record<string, unknown> {
  const value = params[name]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`parameter ${name} must be an object`)
  }
  return value as Record<string, unknown>
}
