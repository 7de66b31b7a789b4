import { choose } from '../../mutants/choose'

/**
 * A share of the mutants of a built program, chosen by the run's seed, which its first line prints: SOUK_SEED plays the
 * same ones again, SOUK_EVERYWHERE=1 all of them.
 */
export function chosen<T>(all: readonly T[], count: number): readonly T[] {
  return process.env.SOUK_EVERYWHERE ? all : choose(all, count, Number(process.env.SOUK_SEED ?? '1'))
}
