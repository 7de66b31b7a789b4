/** The reason why a process failed, in one line. */
const CODES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use: stop what uses it, or set PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'a host name cannot be resolved: look at HOST and DATABASE_URL',
  EACCES: 'permission was denied: look at PORT and at the folder of SOUK_DATA',
  ECONNREFUSED: 'the database does not answer: look at DATABASE_URL',
  ENOTDIR: 'SOUK_DATA is not a folder',
  EEXIST: 'SOUK_DATA is not a folder',
}

/** The innermost cause: the outer ones only say what was attempted. */
function innermost(error: unknown): unknown {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error && current.cause; depth += 1) current = current.cause
  return current
}

export function failureLine(error: unknown): string {
  const { code, message } = innermost(error) as { code?: unknown; message?: unknown }
  const known = typeof code === 'string' ? CODES[code] : undefined
  if (known) return known
  const [line] = (typeof message === 'string' ? message : String(error)).split('\n')
  return line || String(code)
}
