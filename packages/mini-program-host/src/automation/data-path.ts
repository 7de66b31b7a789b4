/** Reads `a.b[0].c` from data: undefined when the path leads nowhere, all of the data without a path. */
export function readPath(data: unknown, path?: string): unknown {
  if (path === undefined || path === '') return data
  const steps = path
    .replace(/\[\s*(?:'([^']*)'|"([^"]*)"|(\d+))\s*\]/g, (_, single, double, index) => `.${single ?? double ?? index}`)
    .split('.')
    .filter((step) => step !== '')
  return steps.reduce<unknown>((value, step) => member(value, step), data)
}

function member(value: unknown, name: string): unknown {
  if (value === null || value === undefined) return undefined
  return (value as Record<string, unknown>)[name]
}
