const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { filesOf } = require('../loaders/chunk-files')

/**
 * The pages and chunks that the service worker fetches before they are opened: what a buyer has without a network.
 * Everything else is kept once it was used.
 */
const AHEAD = [
  'app',
  'after-start',
  'list-blocks',
  'page-home-home',
  'page-category-category',
  'page-category-detail',
  'page-search-search',
  'page-prouduct-detail',
  'page-index-index',
  'page-cart-cart',
  'page-cart-pay',
  'page-history-purchase',
  'page-history-detail',
  'page-mine-dashboard',
  'locale-es',
]

const template = path.join(__dirname, 'sw.template.js')

/** Writes sw.js beside index.html, with the names of this build's files. Its version changes with any of them. */
class ServiceWorkerPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ServiceWorkerPlugin', stage }, () => {
        const files = [...new Set(AHEAD.flatMap((name) => filesOf(compilation, name)))].sort()
        const page = compilation.getAsset('index.html')
        if (!page) throw new Error('index.html is not there yet')
        const text = readFileSync(template, 'utf8')
        const version = createHash('sha256').update(JSON.stringify([files, page.source.source(), text]))
        const worker = text
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('__FILES__', JSON.stringify(files))
        compilation.emitAsset('sw.js', new sources.RawSource(worker))
      })
    })
  }
}

module.exports = { ServiceWorkerPlugin }
