/** The options of `npm run dev`. */
const TARGETS = ['h5', 'console', 'weapp', 'android', 'ios']
const DEFAULT_PORT = 10_086
/** Metro's default port: the native apps look for their bundle there. */
const METRO_PORT = 8081

export const USAGE = `usage: npm run dev -- [${TARGETS.join('|')}]`

/**
 * @param {readonly string[]} args of the command line
 * @param {Readonly<Record<string, string | undefined>>} env PORT is the app's; the server uses the next one
 */
export function readOptions(args, env) {
  const [target = 'h5', ...rest] = args
  if (!TARGETS.includes(target) || rest.length > 0) throw new RangeError(USAGE)
  const asked = env.PORT ?? String(DEFAULT_PORT)
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : NaN
  if (!(port > 0 && port < 65_535)) throw new RangeError(`PORT must be a number from 1 to 65534, not '${asked}'`)
  return { target, port, serverPort: port + 1 }
}

/** Ports that must be free before anything starts. */
export function portsOf({ target, port, serverPort }) {
  if (target === 'h5' || target === 'console') return [port, serverPort]
  return target === 'weapp' ? [serverPort] : [serverPort, METRO_PORT]
}
