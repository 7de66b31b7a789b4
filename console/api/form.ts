/** Fields on the wire [wire.form]: strings as they are, booleans as 0 or 1, lists and objects as JSON. */
function wireValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface Filled {
  readonly path: string
  readonly rest: Readonly<Record<string, unknown>>
}

/** Fills each `:name` of a path, and leaves the other fields. Throws when a name has no value. */
export function fillPath(path: string, fields: Readonly<Record<string, unknown>>): Filled {
  const rest = { ...fields }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    if (value === undefined || value === null || value === '') throw new Error(`the path ${path} needs ${name}`)
    delete rest[name]
    return encodeURIComponent(wireValue(value))
  })
  return { path: filled, rest }
}

/** A form without the absent fields (undefined, null). */
export function formOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.set(name, wireValue(value))
  }
  return form
}
