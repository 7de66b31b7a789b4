// Two rules that no linter has: colours and sizes of pages come from the tokens, and words from the locales.
// Prints file:line for each breach: node tools/lint/raw-values.mjs
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rawStyles, rawWords } from './find-raw.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

async function filesUnder(folder, extension) {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => name.endsWith(extension)).map((name) => path.join(folder, name))
}

async function breaches(files, find) {
  const found = await Promise.all(
    files.map(async (file) => {
      const results = find(await readFile(file, 'utf8'), file)
      return results.map(({ line, message }) => `${path.relative(ROOT, file)}:${line} ${message}`)
    }),
  )
  return found.flat()
}

async function main() {
  const notTest = (file) => !/\.test\.tsx$/.test(file)
  const pages = path.join(ROOT, 'src/pages')
  const pageCode = (await filesUnder(pages, '.tsx')).filter(notTest)
  const pageStyles = await filesUnder(pages, '.scss')
  const components = (await filesUnder(path.join(ROOT, 'src'), '.tsx')).filter(notTest)

  const found = [
    ...(await breaches([...pageStyles, ...pageCode], rawStyles)),
    ...(await breaches(components, rawWords)),
  ]
  for (const breach of found) console.log(breach)
  process.exitCode = found.length > 0 ? 1 : 0
}

await main()
