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
 */
function preloadScript(besideEntry, { languages, start }) {
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
    .replace('__FIRST__', PAGES[0])
    .replace('__DEFAULT__', start)
}

/** Writes the script into the head of index.html: without it the files are asked for when the entry has come and run. */
class PreloadPlugin {
  constructor(split) {
    this.split = split
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PreloadPlugin', stage }, () => {
        const entry = compilation.entrypoints.get('app')?.getFiles() ?? []
        const besideEntry = (chunk) => filesOf(compilation, chunk).filter((file) => !entry.includes(file))
        const script = `<script>\n${preloadScript(besideEntry, this.split)}</script>`
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
