// Checks the Dockerfile with the parser and the rules of an editor's language server: node tools/lint/dockerfile.mjs
// [file]
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const { validate } = createRequire(import.meta.url)('dockerfile-utils')
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The faults of a Dockerfile, one line each with its position. */
export function findings(text) {
  return validate(text).map(({ range, message }) => `${range.start.line + 1}:${range.start.character + 1} ${message}`)
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? path.join(ROOT, 'Dockerfile')
  const found = findings(await readFile(file, 'utf8'))
  for (const each of found) console.error(`${path.relative(process.cwd(), file)}:${each}`)
  process.exitCode = found.length > 0 ? 1 : 0
}
