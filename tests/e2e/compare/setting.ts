/** What the run has said by this variable of the environment. Throws where it has not. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
