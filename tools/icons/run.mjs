/** Writes the icon modules: `npm run icons`. With `--check` it only compares, and fails when one is out of date. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { folder, generate } from './generate.mjs'

const files = generate()
const check = process.argv.includes('--check')
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) {
  const path = `${folder}/${name}`
  if (files[path] !== undefined) continue
  if (!check) rmSync(path)
  else fail(path)
}
for (const [path, text] of Object.entries(files)) {
  if (!check) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) fail(path)
}

function fail(path) {
  console.error(`${path} is out of date: run npm run icons`)
  process.exitCode = 1
}
