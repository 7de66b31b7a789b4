const { readFileSync } = require('node:fs')
const path = require('node:path')
const sass = require('sass')

const file = (name) => path.join(__dirname, name)
const catalogues = path.join(__dirname, '../../src/locales/catalogues')

/** The link to the app's styles, which Taro writes into the head. */
const LINK = /<link href="\.\/(css\/app\.[^"]*\.css)" rel="stylesheet">/

const searchIn = (language) =>
  JSON.parse(readFileSync(path.join(catalogues, `${language}.json`), 'utf8')).common.search_products

/**
 * What the page shows before any file of the app is there, as HTML.
 * @param {{ languages: readonly string[], start: string, first: string }} shown with the language of a first start and
 *   the path of the entry page
 */
function firstPaint({ languages, start, first }) {
  const { css } = sass.compile(file('first-paint.scss'), { style: 'compressed' })
  const texts = Object.fromEntries(languages.map((language) => [language, searchIn(language)]))
  const script = readFileSync(file('first-paint.template.js'), 'utf8')
    .replaceAll('__FIRST__', first)
    .replace('__DEFAULT__', start)
    .replace('__TEXTS__', () => JSON.stringify(texts))
  return readFileSync(file('first-paint.html'), 'utf8')
    .replace(/>\s+</g, '><')
    .replace(/\s*__STYLES__\s*/, () => css)
    .replace(/\s*__SCRIPT__\s*/, () => `\n${script}`)
}

/**
 * Writes the first paint into index.html, and the app's styles in place of the link to them, which would hold it back. They
 * must stay in the head: those of pages come after them and win.
 */
class FirstPaintPlugin {
  constructor(shown) {
    this.shown = shown
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('FirstPaintPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'FirstPaintPlugin', stage }, () => {
        const page = compilation.getAsset('index.html')?.source.source().toString() ?? ''
        const [link, file] = LINK.exec(page) ?? []
        if (!file || !page.includes('<body>')) throw new Error('index.html has no link to the styles, or no body')
        const styles = compilation.getAsset(file).source.source().toString()
        if (/url\((?!["']?data:)/.test(styles)) throw new Error('the address of a file in the styles is that of css/')
        const shown = page
          .replace(link, () => `<style>${styles}</style>`)
          .replace('<body>', (body) => `${body}${firstPaint(this.shown)}`)
        compilation.updateAsset('index.html', new sources.RawSource(shown))
        compilation.deleteAsset(file)
        for (const chunk of compilation.chunks) chunk.files.delete(file)
      })
    })
  }
}

module.exports = { FirstPaintPlugin, firstPaint }
