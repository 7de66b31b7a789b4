/** Databases as earlier versions left them: plain SQL of `pg_dump`, compressed. */
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { dealt } from '../contract/support/dealt'

const FOLDER = path.join(__dirname, 'releases')
const ENDING = '.sql.br'

/** Their names; `npm run dump:release` adds that of a release. */
export const releases = (): string[] =>
  fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

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
export const dumpOf = (name: string): string =>
  brotliDecompressSync(new Uint8Array(fs.readFileSync(path.join(FOLDER, `${name}${ENDING}`)))).toString('utf8')
