const { readFileSync } = require('node:fs')
const path = require('node:path')
const { filesOf } = require('../loaders/chunk-files')

/** The pages that visitors come in at, entry page first. The files of every other page are asked for by the app. */
const PAGES = [
  'pages/home/home',
  'pages/prouduct/detail',
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
 * @param {{ address: string, calls: Readonly<Record<string, string>> }} begins the call with which a page begins
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
  return readFileSync(template, 'utf8')
    .replace('__PAGES__', pages)
    .replace('__TEXTS__', texts)
    .replace('__FILES__', JSON.stringify(files))
    .replaceAll('__FIRST__', PAGES[0])
    .replace('__DEFAULT__', start)
    .replace('__START__', begins.address)
    .replace('__CALLS__', JSON.stringify(begins.calls))
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

module.exports = { PreloadPlugin, preloadScript }
