/** What is kept of each release, compressed: its database, and the calls that its app makes. */
import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const FOLDER = path.join(__dirname, 'releases')

/** The names of the releases that have a file of that ending, oldest first; `npm run dump:release` adds a release. */
export const releasesWith = (ending: string): string[] =>
  fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** The text of that file. */
export const readRelease = (name: string, ending: string): string =>
  brotliDecompressSync(new Uint8Array(fs.readFileSync(path.join(FOLDER, `${name}${ending}`)))).toString('utf8')
