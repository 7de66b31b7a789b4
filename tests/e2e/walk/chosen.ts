import { choose } from '../../mutants/choose'

/**
 * A share of the mutants of a built program, chosen by the run's seed, which is in its first line of output. SOUK_SEED
 * runs the same ones again, SOUK_EVERYWHERE=1 all of them.
 */
export function chosen<T>(all: readonly T[], count: number): readonly T[] {
  return process.env.SOUK_EVERYWHERE ? all : choose(all, count, Number(process.env.SOUK_SEED ?? '1'))
}
