/** Databases as earlier versions left them: plain SQL of `pg_dump`, compressed. */
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const FOLDER = path.join(__dirname, 'releases')
const ENDING = '.sql.br'

/** Their names; `npm run dump:release` adds that of a release. */
export const releases = (): string[] =>
  fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** Those that a run plays: the gate plays the last release. */
export const played = (): string[] => (process.env.SOUK_GATE === '1' ? releases().slice(-1) : releases())

/** The statements that make the database of that name. */
export const dumpOf = (name: string): string =>
  brotliDecompressSync(new Uint8Array(fs.readFileSync(path.join(FOLDER, `${name}${ENDING}`)))).toString('utf8')
