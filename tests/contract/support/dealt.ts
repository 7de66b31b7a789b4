import { createHash } from 'node:crypto'

/** Which of the two engines a case is dealt to, by the seed of the run: 0 or 1, as often the one as the other. */
const engineOf = (seed: string, deck: string, item: string) =>
  createHash('sha256').update(`${seed}/${deck}/${item}`).digest()[0] % 2

/**
 * The cases of a deck that this run of the suite plays. When the whole run plays the suite on both engines it sets
 * SOUK_DEAL, and each case goes to one of them, by SOUK_SEED: another run deals them anew. Otherwise, as in the long
 * form or on a machine with one engine, all cases are played.
 * @param deck names the cases' test, so that a call's tests go to either engine
 */
export function dealt<T extends { readonly name: string }>(
  deck: string,
  all: readonly T[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): T[] {
  if (env.SOUK_DEAL !== '1') return [...all]
  if (!env.SOUK_SEED) throw new RangeError('SOUK_DEAL needs a SOUK_SEED, or the engines would deal differently')
  const own = env.DATABASE_URL ? 1 : 0
  return all.filter(({ name }) => engineOf(env.SOUK_SEED ?? '', deck, name) === own)
}
