/** The value of this environment variable, which the run sets. Throws if it is not set. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
