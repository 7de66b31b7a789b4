// Two rules that no linter has: the colours and sizes of screens come from the tokens, and texts from the locales.
// Prints file:line for each breach: node tools/lint/raw-values.mjs
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rawColours, rawStyles, rawWords } from './find-raw.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Parts that draw something with its own size, as the kit does: a heart, an advert, a map, a pad. */
const DRAWN = [
  'addresses/address-form',
  'addresses/form/',
  'catalogue/listing/',
  'catalogue/listing-results',
  'home/advert/',
  'map/place-map/',
  'product/choose/',
  'product/favourite-heart',
  'product/heart/',
  'product/product-row',
  'seller/signature-pad/',
].map((beginning) => path.join(ROOT, 'src/features', beginning))

/** Generated from the tokens, a shop's own data, and tests. */
const GENERATED = /(?:tokens|text\/colours|\.test)\.ts$|server\/app\/demo\//

async function filesUnder(folder, extension) {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true })
  return entries.filter((name) => name.endsWith(extension)).map((name) => path.join(ROOT, folder, name))
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
  const code = (await filesUnder('src', '.tsx')).filter((file) => !/\.test\.tsx$/.test(file))
  const styles = await filesUnder('src', '.scss')
  const consoleScreens = (await filesUnder('console', '.tsx')).filter((file) => !/\.test\.tsx$/.test(file))
  const sellerStyles = (await filesUnder('console', '.css')).filter((file) => !file.endsWith('tokens.css'))
  const isOfAScreen = (file) => file.startsWith(path.join(ROOT, 'console/screens', path.sep))
  const others = await Promise.all([filesUnder('server', '.ts'), filesUnder('src', '.ts'), filesUnder('config', '.ts')])
  const drawnElsewhere = others.flat().filter((file) => !GENERATED.test(file))
  const isScreen = (file) =>
    file.startsWith(path.join(ROOT, 'src/features', path.sep)) && !DRAWN.some((beginning) => file.startsWith(beginning))
  const isDrawn = (file) => !isScreen(file) && !file.startsWith(path.join(ROOT, 'src/styles', path.sep))

  const found = [
    ...(await breaches([...styles, ...code].filter(isScreen), rawStyles)),
    ...(await breaches([...styles, ...code].filter(isDrawn), rawColours)),
    ...(await breaches(drawnElsewhere, rawColours)),
    ...(await breaches([...consoleScreens, ...sellerStyles].filter(isOfAScreen), rawStyles)),
    ...(await breaches([...consoleScreens, ...sellerStyles], rawColours)),
    ...(await breaches([...code, ...consoleScreens], rawWords)),
  ]
  for (const breach of found) console.log(breach)
  process.exitCode = found.length > 0 ? 1 : 0
}

await main()
