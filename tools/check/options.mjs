const USAGE = 'usage: npm run check -- [--staged | --since REF] [--all]'

/**
 * @param {readonly string[]} args of the command line
 * @returns {{ staged: boolean, since: string | null, all: boolean }} all: no limit on how many test files run
 */
export function readOptions(args) {
  const options = { staged: false, since: null, all: false }
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--staged') options.staged = true
    else if (args[at] === '--all') options.all = true
    else if (args[at] === '--since' && args[at + 1] && !args[at + 1].startsWith('-')) options.since = args[(at += 1)]
    else throw new RangeError(USAGE)
  }
  if (options.staged && options.since !== null) throw new RangeError(USAGE)
  return options
}
