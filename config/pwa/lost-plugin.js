const { readFileSync } = require('node:fs')
const path = require('node:path')

const template = path.join(__dirname, 'lost.template.js')
const catalogues = path.join(__dirname, '../../src/locales/catalogues')
/** The language of a first start [const.default-language]. */
const FIRST = 'es'

function textsOf(language) {
  const { loader } = JSON.parse(readFileSync(path.join(catalogues, `${language}.json`), 'utf8'))
  return [loader.failed, loader.retry]
}

/**
 * The script for a build.
 * @param {string} entry its first script, such as `js/app.0a1b2c3d.js`
 * @param {readonly string[]} languages
 */
function lostScript(entry, languages) {
  const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]))
  return readFileSync(template, 'utf8')
    .replace('__ENTRY__', entry)
    .replace('__TEXTS__', JSON.stringify(texts))
    .replace('__DEFAULT__', FIRST)
}

/** Writes lost.js beside index.html. */
class LostPlugin {
  constructor(languages) {
    this.languages = languages
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LostPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'LostPlugin', stage }, () => {
        const files = compilation.entrypoints.get('app')?.getFiles() ?? []
        const entry = files.find((file) => /^js\/app\.[0-9a-f]{8}\.js$/.test(file))
        if (entry === undefined) throw new Error(`the build has no js/app among ${files.join(', ')}`)
        compilation.emitAsset('lost.js', new sources.RawSource(lostScript(entry, this.languages)))
      })
    })
  }
}

module.exports = { LostPlugin, lostScript }
