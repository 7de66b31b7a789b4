/** Writes the token files: `npm run tokens`. With `--check` it only compares, and fails when one is out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { generate } from './generate.mjs'

const check = process.argv.includes('--check')
for (const [path, text] of Object.entries(generate())) {
  if (!check) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run npm run tokens`)
    process.exitCode = 1
  }
}
