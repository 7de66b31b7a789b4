/**
 * Writes the data of the maps: `npm run maps`. With `--check` it only compares, and fails when a file is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { folder, generate } from './generate.mjs'

const check = process.argv.includes('--check')
mkdirSync(folder, { recursive: true })
for (const [path, text] of Object.entries(await generate())) {
  if (!check) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run npm run maps`)
    process.exitCode = 1
  }
}
