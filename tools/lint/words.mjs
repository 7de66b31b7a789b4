// Finds phrases that are not plain English in comments, test titles and pages, and prints file:line for each: node
// tools/lint/words.mjs. Names that docs/glossary.md has replaced are refused by oxlint (id-denylist).
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { oddPhrases, oddPhrasesOfPage } from './find-words.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const FOLDERS = [
  'src',
  'console',
  'server',
  'contract',
  'tests',
  'tools',
  'docs',
  'config',
  'types',
  'native',
  'deploy',
]
const SOURCE = /\.(ts|tsx|mjs|cjs|js)$/
const BUILT = /(^|[\\/])(node_modules|dist|build|\.[^\\/]+)[\\/]/
/** Not checked: the list itself. `packages/` are separate projects. */
const ASIDE = /^tools\/lint\/find-words\./

/** Sources that are one text in English, which people read as it stands. */
const PLAIN_TEXT = /^server\/app\/cli\/help\.ts$/

async function filesUnder(folder) {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true })
  return entries.map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
}

async function main() {
  const all = [...(await Promise.all(FOLDERS.map(filesUnder))).flat(), ...(await readdir(ROOT))]
  const files = all.filter((file) => !BUILT.test(file) && !ASIDE.test(file))
  const breaches = []
  for (const file of files.filter((name) => SOURCE.test(name) || name.endsWith('.md'))) {
    const text = await readFile(path.join(ROOT, file), 'utf8')
    const isPage = !SOURCE.test(file) || PLAIN_TEXT.test(file)
    const found = isPage ? oddPhrasesOfPage(text) : oddPhrases(text)
    breaches.push(...found.map(({ line, message }) => `${file}:${line} ${message}`))
  }
  for (const breach of breaches) console.log(breach)
  process.exitCode = breaches.length > 0 ? 1 : 0
}

await main()
