/** The import graph of the repository's files, and each file's distance from the files that reach it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const CODE = /\.(tsx?|mjs|cjs|js|json)$/
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json']
/** Suffixes of files for one target. An import without a suffix means all of them. */
const TARGETS = ['.h5', '.rn', '.weapp'].flatMap((target) => [`${target}.ts`, `${target}.tsx`])
const ALIASES = [
  ['@/', 'src/'],
  ['@contract/', 'contract/'],
]
/** Type imports disappear when the file is compiled, and affect no test. */
const TYPES_ONLY = /\b(import|export)\s+type\s[^'"]*?from\s*['"][^'"]*['"]/g

function target(from, name) {
  const alias = ALIASES.find(([prefix]) => name.startsWith(prefix))
  if (alias) return alias[1] + name.slice(alias[0].length)
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : null
}

function resolve(from, name, known) {
  const stem = target(from, name)
  if (stem === null) return []
  const found = (base) => [...ENDINGS, ...TARGETS].map((ending) => base + ending).filter((file) => known.has(file))
  const direct = found(stem)
  return direct.length > 0 ? direct : found(`${stem}/index`)
}

/** Modules that a test mocks or loads through jest count as imported. */
const MOCKED = /\bjest\s*\.\s*(?:requireActual|requireMock)\s*(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g

/** @param {string} text of a source file @returns {string[]} the imported names as written */
export function importsOf(text) {
  const { importedFiles } = ts.preProcessFile(text.replace(TYPES_ONLY, ''), true, true)
  return [...importedFiles.map(({ fileName }) => fileName), ...[...text.matchAll(MOCKED)].map(([, name]) => name)]
}

/**
 * @param {readonly string[]} files from the root
 * @param {(file: string) => string} read
 * @returns {Map<string, string[]>} for each file, the files that import it
 */
export function importers(files, read = (file) => readFileSync(file, 'utf8')) {
  const code = files.filter((file) => CODE.test(file))
  const known = new Set(code)
  const by = new Map()
  for (const file of code) {
    if (file.endsWith('.json')) continue
    for (const name of importsOf(read(file))) {
      for (const imported of resolve(file, name, known)) by.set(imported, [...(by.get(imported) ?? []), file])
    }
  }
  return by
}

/**
 * Every file that reaches a changed one, with the number of imports between them; changed files have 0.
 * @param {readonly string[]} changed
 * @param {Map<string, string[]>} by of importers()
 * @param {(file: string) => boolean} [passes] whether the search continues through a file
 * @returns {Map<string, number>} the nearest first
 */
export function distances(changed, by, passes = () => true) {
  const found = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of found) {
    if (!passes(file)) continue
    for (const importer of by.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  }
  return found
}
