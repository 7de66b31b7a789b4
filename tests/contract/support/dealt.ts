import { createHash } from 'node:crypto'

/** The embedded engine takes three times as much CPU for the same cases, so it gets one in this many. */
const EMBEDDED_ONE_IN = 4

/** Whether a case is dealt to the embedded engine, by the seed of the run. */
const isEmbedded = (seed: string, deck: string, item: string) =>
  createHash('sha256').update(`${seed}/${deck}/${item}`).digest().readUInt8() % EMBEDDED_ONE_IN === 0

/**
 * The cases of a deck that this run of the suite tests. When the whole run tests both engines, it sets SOUK_DEAL, and
 * each case goes to one of them, by SOUK_SEED; another run deals them again. Otherwise, as in the long form or on a
 * machine with one engine, all cases are tested.
 * @param deck the name of the cases' test, so that a call's tests go to either engine
 */
export function dealt<T extends { readonly name: string }>(
  deck: string,
  all: readonly T[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): T[] {
  if (env.SOUK_DEAL !== '1') return [...all]
  if (!env.SOUK_SEED) throw new RangeError('SOUK_DEAL needs a SOUK_SEED, or the engines would deal differently')
  const embedded = !env.DATABASE_URL
  return all.filter(({ name }) => isEmbedded(env.SOUK_SEED ?? '', deck, name) === embedded)
}
