import { parseArgs } from 'node:util'

export const SHARDS = 4

const OPTIONS = { only: { type: 'string', multiple: true, default: [] }, shard: { type: 'string' } }

const usage = (command, names, withShard) =>
  new RangeError(`usage: ${command} -- [--only <${names.join('|')}>[,…]]${withShard ? ` [--shard K/${SHARDS}]` : ''}`)

/**
 * The stages that the command line asks for: `--only a,b` these, `--shard 2/4` those of the second of four machines;
 * without options all but the extra ones.
 * @template {{ name: string, shard?: number, last?: boolean }} T
 * @param {readonly string[]} args
 * @param {{ command: string, all: readonly T[], extra?: readonly T[] }} known with `extra`, it can be run in shards
 * @returns {{ stages: T[], partial: boolean }} throws a RangeError with the usage
 */
export function requestedStages(args, { command, all, extra }) {
  const named = [...all, ...(extra ?? [])]
  const wrong = () =>
    usage(
      command,
      named.map(({ name }) => name),
      extra !== undefined,
    )
  let values
  try {
    ;({ values } = parseArgs({ args: [...args], options: OPTIONS }))
  } catch (error) {
    if (String(error.code).startsWith('ERR_PARSE_ARGS')) throw wrong()
    throw error
  }
  const only = values.only.flatMap((names) => names.split(','))
  if (only.some((name) => !named.some((stage) => stage.name === name))) throw wrong()
  if (values.shard === undefined) {
    const stages = only.length > 0 ? named.filter(({ name }) => only.includes(name)) : [...all]
    return { stages, partial: only.length > 0 }
  }
  const [, place] = new RegExp(`^([1-${SHARDS}])/${SHARDS}$`).exec(values.shard) ?? []
  if (!extra || !place || only.length > 0) throw wrong()
  return { stages: all.filter(({ shard, last }) => last || shard === Number(place)), partial: true }
}
