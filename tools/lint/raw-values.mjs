// Two rules that no linter has: colours and sizes of pages come from the tokens, and words from the locales.
// Prints file:line for each breach: node tools/lint/raw-values.mjs
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { jsxTexts } from './jsx-texts.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?)\(\s*\d/i
// 0, hairlines and breakpoints are not sizes of the design
const SIZE = /(?<![\w$-])(?!0px|1px)\d*\.?\d+px\b/

async function filesUnder(folder, extension) {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => name.endsWith(extension)).map((name) => path.join(folder, name))
}

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** The lines of a page's styles or code that carry a raw colour or a raw size. */
export function rawStyles(source) {
  const lines = withoutComments(source).split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*@(media|container)\b/.test(line)) return []
    const found = COLOUR.exec(line) ?? SIZE.exec(line)
    return found ? [{ line: index + 1, message: `raw value ${found[0]}: take a token` }] : []
  })
}

/** The visible words of a component that do not come from the locales. */
export function rawWords(source, fileName) {
  return jsxTexts(source, fileName)
    .filter(({ text }) => /\p{L}{2,}/u.test(text))
    .map(({ line, text }) => ({ line, message: `raw words "${text}": put them into the locales` }))
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
