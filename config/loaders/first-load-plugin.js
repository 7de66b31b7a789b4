const { loadable } = require('./chunk-files')

/**
 * Writes first-load.json beside index.html: the files that the entry, every page and every language load. The size
 * report reads it, so that it counts what a browser really downloads.
 */
class FirstLoadPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('FirstLoadPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'FirstLoadPlugin', stage }, () => {
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, loadable(group).sort()])
        const text = JSON.stringify(Object.fromEntries(groups), null, 2)
        compilation.emitAsset('first-load.json', new sources.RawSource(`${text}\n`))
      })
    })
  }
}

module.exports = { FirstLoadPlugin }
