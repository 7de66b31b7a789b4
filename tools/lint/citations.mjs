// Checks citations in comments and pages: every cited section must be in the repository, and every row that the
// product's comments cite must be in docs/specification.md. Prints file:line for each breach: node
// tools/lint/citations.mjs
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lostSections, rowsOf, unknownRows } from './find-citations.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const TEXT = /\.(ts|tsx|mjs|cjs|js|md|scss|sql|yaml|yml|sh)$/
const BUILT = /(^|[\\/])(node_modules|dist|build|\.[^\\/]+)[\\/]/

const PRODUCT = ['src', 'server', 'contract']
const REST = ['tests', 'tools', 'packages', 'docs', 'config', 'types', 'native', 'deploy']

async function filesUnder(folder) {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true })
  return entries.map((name) => path.join(folder, name)).filter((name) => TEXT.test(name) && !BUILT.test(name))
}

async function main() {
  const read = (file) => readFile(path.join(ROOT, file), 'utf8')
  const rows = rowsOf(await read('docs/specification.md'))
  const beside = (await readdir(ROOT)).filter((name) => TEXT.test(name))
  const product = (await Promise.all(PRODUCT.map(filesUnder))).flat()
  const rest = [...(await Promise.all(REST.map(filesUnder))).flat(), ...beside]

  const breaches = []
  for (const file of [...product, ...rest]) {
    const source = await read(file)
    const found = lostSections(source)
    // tests/conformance checks the titles of tests
    if (product.includes(file) && !/\.test\.tsx?$/.test(file)) found.push(...unknownRows(source, rows))
    breaches.push(...found.map(({ line, message }) => `${file}:${line} ${message}`))
  }
  for (const breach of breaches) console.log(breach)
  process.exitCode = breaches.length > 0 ? 1 : 0
}

await main()
