/** Databases as earlier versions left them: plain SQL of `pg_dump`, compressed. */
import { dealt } from '../contract/support/dealt'
import { readRelease, releasesWith } from './release-files'

const ENDING = '.sql.br'

/** Their names. */
export const releases = (): string[] => releasesWith(ENDING)

/** Most shops are on one of them, or on what follows them. */
const NEWEST = 2

/** Those that a run plays: the last two on each engine, the others on one of the two; the gate plays the last. */
export function played(): string[] {
  const all = releases()
  const newest = process.env.SOUK_GATE === '1' ? 1 : NEWEST
  const others = process.env.SOUK_GATE === '1' ? [] : all.slice(0, -newest)
  return [
    ...dealt(
      'releases',
      others.map((name) => ({ name })),
    ).map(({ name }) => name),
    ...all.slice(-newest),
  ]
}

/** The statements that make the database of that name. */
export const dumpOf = (name: string): string => readRelease(name, ENDING)
