const { readFileSync } = require('node:fs')
const path = require('node:path')
const { filesOf } = require('../loaders/chunk-files')

const ENTRY_PAGE = 'pages/home/home'
const PRODUCT_PAGE = 'pages/prouduct/detail'

/** The pages that visitors come in at. The files of every other page are asked for by the app. */
const PAGES = [
  ENTRY_PAGE,
  PRODUCT_PAGE,
  'pages/category/detail',
  'pages/search/search',
  'pages/category/category',
  'pages/cart/cart',
]

const template = path.join(__dirname, 'preload.template.js')
const chunkOf = (page) => page.replace(/^pages\//, 'page-').replace(/\//g, '-')

/**
 * The script for a build.
 * @param {(chunk: string) => readonly string[]} besideEntry the scripts and styles of a chunk beside those of the entry
 * @param {{ languages: readonly string[], start: string }} split with the language of a first start
 * @param {ReturnType<typeof import('./start-calls').startCalls>} begins the calls with which a page begins
 */
function preloadScript(besideEntry, { languages, start }, begins) {
  const files = []
  const placesOf = (chunk) =>
    besideEntry(chunk).map((file) => {
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  const table = (names, chunk) => JSON.stringify(Object.fromEntries(names.map((name) => [name, placesOf(chunk(name))])))
  const pages = table(PAGES, chunkOf)
  const texts = table(languages, (language) => `locale-${language}`)
  const values = {
    FILES: JSON.stringify(files),
    PAGES: pages,
    TEXTS: texts,
    FIRST: ENTRY_PAGE,
    DEFAULT: start,
    TIMEOUT: begins.timeout,
    API: begins.api,
    START: begins.start,
    PARTS: JSON.stringify(begins.parts),
    PRODUCT: PRODUCT_PAGE,
    PRODUCT_CALL: begins.product,
    LANG: begins.language,
    LANGUAGE: begins.placeholder,
  }
  return readFileSync(template, 'utf8').replace(/__([A-Z_]+?)__/g, (_, name) => {
    if (!(name in values)) throw new Error(`the script of the page's head knows no ${name}`)
    return values[name]
  })
}

/** Writes the script into the head of index.html: without it all is asked for when the entry has come and run. */
class PreloadPlugin {
  constructor(split, begins) {
    this.split = split
    this.begins = begins
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PreloadPlugin', stage }, () => {
        const entry = compilation.entrypoints.get('app')?.getFiles() ?? []
        const besideEntry = (chunk) => filesOf(compilation, chunk).filter((file) => !entry.includes(file))
        const script = `<script>\n${preloadScript(besideEntry, this.split, this.begins)}</script>`
        compilation.updateAsset('index.html', (page) => {
          const text = page.source().toString()
          if (!text.includes('</title>')) throw new Error('index.html has no title after which the script could stand')
          return new sources.RawSource(text.replace('</title>', (end) => `${end}${script}`))
        })
      })
    })
  }
}

module.exports = { ENTRY_PAGE, PreloadPlugin, preloadScript }
